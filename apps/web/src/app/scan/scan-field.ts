/** A field as it was before a burst began. */
export type FieldBefore = { readonly restore: () => void }

type Written = HTMLInputElement | HTMLTextAreaElement

/** What is to be put back should the next characters be a scan; null where the focus is in no field of text. */
export function fieldBefore(target: EventTarget | null): FieldBefore | null {
  if (!isWritten(target)) return null
  const { value, selectionStart, selectionEnd } = target
  return {
    restore: () => {
      if (target.value === value) return
      const prototype = target instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
      // React looks away from a value that is set on the element itself.
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value)
      target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }))
      if (selectionStart !== null) target.setSelectionRange(selectionStart, selectionEnd)
    },
  }
}

function isWritten(target: EventTarget | null): target is Written {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
}
