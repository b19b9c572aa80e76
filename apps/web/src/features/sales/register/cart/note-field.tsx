import { PlainField } from '../../../../ui/field/plain-field.tsx'

type Props = {
  readonly label: string
  readonly value: string
  readonly maxLength: number
  readonly onChange: (note: string) => void
  readonly onLeave: () => void
}

/** What is printed on the receipt besides; Enter leaves it. */
export function NoteField({ label, value, maxLength, onChange, onLeave }: Props) {
  return (
    <PlainField label={label}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          dir="auto"
          maxLength={maxLength}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onLeave()
          }}
        />
      )}
    </PlainField>
  )
}
