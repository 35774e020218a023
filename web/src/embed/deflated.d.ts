declare module "*?deflated" {
  /** The bytes of the file, deflated and in base64. */
  const packed: string;
  export default packed;
}
