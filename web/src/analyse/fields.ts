// Where somebody writes: keys, pasted texts and dropped texts belong to the field there.

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, dialog";

/** Whether something happens in a field or in a window over the page. */
export function isInField({ target }: Event): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
