//! EVO for four.
