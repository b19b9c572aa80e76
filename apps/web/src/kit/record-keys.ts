/** Keys pressed in a dialog on top, in a menu or in an open list of choices are not for the record. */
export function isRecordKey({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || !(target instanceof Element)) return !isComposing
  return target.closest('dialog, [popover], [data-takes-escape], [data-editor]') === null
}
