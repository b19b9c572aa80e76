/** Whether a key is for the record and not for an open dialog, menu or option list. */
export function isRecordKey({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || !(target instanceof Element)) return !isComposing
  return target.closest('dialog, [popover], [data-takes-escape], [data-editor]') === null
}
