import { text } from '@countinghouse/contract/erp/permission.text'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { usePeople } from './use-people.ts'

type Props = {
  readonly found: ReturnType<typeof usePeople>
  readonly userId: number | null
  readonly onChange: (userId: number | null) => void
}

/** User picker with a search field. */
export function PersonField({ found, userId, onChange }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <PlainField label={t(text.findPerson)}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            autoComplete="off"
            value={found.entered}
            onChange={(event) => found.setEntered(event.currentTarget.value)}
          />
        )}
      </PlainField>
      <PlainField label={t(text.person)}>
        {(control) => (
          <select
            {...control}
            value={userId ?? ''}
            onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
          >
            <option value="" />
            {found.people.map(({ id, name, designation }) => (
              <option key={id} value={id}>
                {designation === '' ? name : `${name} · ${designation}`}
              </option>
            ))}
          </select>
        )}
      </PlainField>
    </>
  )
}
