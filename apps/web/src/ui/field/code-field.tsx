import type { ClipboardEventHandler, ComponentProps, Ref } from 'react'
import { PlainField } from './plain-field.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof PlainField>, 'children'> & {
  readonly value: string
  readonly onType: (entered: string) => void
  /** Handles Enter; omitted: the form handles it. */
  readonly onEnter?: () => void
  readonly onPaste?: ClipboardEventHandler
  readonly inputRef?: Ref<HTMLInputElement>
  readonly inputMode?: 'decimal'
  readonly maxLength?: number
}

/** Input for a code or number: left to right in every language, without autocomplete and autocorrect. */
export function CodeField({ value, onType, onEnter, inputRef, maxLength = 60, ...rest }: CodeFieldProps) {
  const { onPaste, inputMode, ...field } = rest
  return (
    <PlainField {...field}>
      {(control) => (
        <input
          {...control}
          ref={inputRef}
          dir="ltr"
          inputMode={inputMode}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
          onPaste={onPaste}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || onEnter === undefined || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            onEnter()
          }}
        />
      )}
    </PlainField>
  )
}
