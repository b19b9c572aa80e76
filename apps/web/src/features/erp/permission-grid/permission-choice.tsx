import { eventName } from '@countinghouse/contract/erp/event-name'
import type { PermissionEvent, PermissionModule } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

export type PermissionQuestion = { readonly pageId: number | null; readonly eventId: number | null }

type Props = {
  readonly modules: readonly PermissionModule[]
  readonly question: PermissionQuestion
  readonly onChange: (question: PermissionQuestion) => void
}

/** The selected permission; defaults to the first event of the page, `view`. */
export function requestedPermission(
  modules: readonly PermissionModule[],
  { pageId, eventId }: PermissionQuestion,
): PermissionEvent | null {
  const events = modules.flatMap(({ pages }) => pages).find(({ id }) => id === pageId)?.events
  return events?.find(({ id }) => id === eventId) ?? events?.[0] ?? null
}

/** Pickers of a page and one of its permissions. */
export function PermissionChoice({ modules, question, onChange }: Props) {
  const { t, locale } = useLanguage()
  const events = modules.flatMap(({ pages }) => pages).find(({ id }) => id === question.pageId)?.events ?? []
  return (
    <>
      <PlainField label={t(text.page)}>
        {(control) => (
          <select
            {...control}
            value={question.pageId ?? ''}
            onChange={(event) => onChange({ pageId: Number(event.currentTarget.value) || null, eventId: null })}
          >
            <option value="" />
            {modules.map(({ code, name, pages }) => (
              <optgroup key={code} label={name[locale]}>
                {pages.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title[locale]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </PlainField>
      <PlainField label={t(text.right)}>
        {(control) => (
          <select
            {...control}
            value={requestedPermission(modules, question)?.id ?? ''}
            onChange={(event) => onChange({ ...question, eventId: Number(event.currentTarget.value) })}
          >
            {events.map((event) => (
              <option key={event.id} value={event.id}>
                {eventName(event, locale)}
              </option>
            ))}
          </select>
        )}
      </PlainField>
    </>
  )
}
