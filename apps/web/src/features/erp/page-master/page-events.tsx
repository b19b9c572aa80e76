import type { PageEventRow, PageRow } from '@countinghouse/contract/erp/page-master'
import { listPageEvents, updatePageEvent } from '@countinghouse/contract/erp/page-master'
import { text } from '@countinghouse/contract/erp/page-master.text'
import { risks } from '@countinghouse/contract/page-event'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import styles from '../registers.module.css'

/** Events of a page with the settings of the own company; each changed line is saved separately. */
export function PageEvents({ page, canEdit }: { readonly page: PageRow; readonly canEdit: boolean }) {
  const { t } = useLanguage()
  const query = useQuery(routeQuery(listPageEvents, { id: page.id }))
  const events = query.data?.items ?? []
  return (
    <section className={styles.events} aria-labelledby="page-events">
      <h3 id="page-events">{t(text.events)}</h3>
      {query.isError && <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && events.length === 0 && <p className={styles.quiet}>{t(text.noEvents)}</p>}
      {events.length > 0 && (
        <table className={styles.eventTable}>
          <thead>
            <tr>
              <th scope="col">{t(text.event)}</th>
              <th scope="col">{t(text.label)}</th>
              <th scope="col">{t(text.risk)}</th>
              <th scope="col">{t(text.requires2fa)}</th>
              <th scope="col">{t(text.dependsOn)}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <EventLine key={`${event.id} ${event.settingVersion}`} event={event} events={events} canEdit={canEdit} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type LineProps = {
  readonly event: PageEventRow
  readonly events: readonly PageEventRow[]
  readonly canEdit: boolean
}

function EventLine({ event, events, canEdit }: LineProps) {
  const { t } = useLanguage()
  const [draft, setDraft] = useState(event)
  const [problem, setProblem] = useState<string>()
  const write = useWrite(t(text.title), (fields) => setProblem(Object.values(fields)[0]))
  const names = { event: event.code }
  const isChanged = (['label', 'risk', 'requires2fa', 'dependsOnId'] as const).some((key) => draft[key] !== event[key])

  function change(changed: Partial<PageEventRow>): void {
    setDraft({ ...draft, ...changed })
    setProblem(undefined)
  }

  function save(): void {
    const { id, settingVersion, label, risk, requires2fa, dependsOnId } = draft
    void write(updatePageEvent, { id, settingVersion, label: label?.trim() || null, risk, requires2fa, dependsOnId })
  }

  return (
    <tr data-event={event.code}>
      <th scope="row">
        <code dir="ltr">{event.code}</code>
        {problem !== undefined && (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        )}
      </th>
      <td>
        <input
          className={styles.small}
          aria-label={t(text.labelOf, names)}
          maxLength={80}
          dir="auto"
          disabled={!canEdit}
          value={draft.label ?? ''}
          onChange={({ currentTarget }) => change({ label: currentTarget.value === '' ? null : currentTarget.value })}
        />
      </td>
      <td>
        <select
          className={styles.small}
          aria-label={t(text.riskOf, names)}
          disabled={!canEdit}
          value={draft.risk}
          onChange={({ currentTarget }) => change({ risk: risks[currentTarget.selectedIndex] ?? draft.risk })}
        >
          {risks.map((risk) => (
            <option key={risk} value={risk}>
              {t(text[`risk_${risk}`])}
            </option>
          ))}
        </select>
      </td>
      <td>
        <input
          type="checkbox"
          className={styles.tick}
          aria-label={t(text.requires2faOf, names)}
          disabled={!canEdit}
          checked={draft.requires2fa}
          onChange={({ currentTarget }) => change({ requires2fa: currentTarget.checked })}
        />
      </td>
      <td>
        {event.code === 'view' ? (
          '–'
        ) : (
          <select
            className={styles.small}
            aria-label={t(text.dependsOnOf, names)}
            disabled={!canEdit}
            value={draft.dependsOnId ?? ''}
            onChange={({ currentTarget }) => change({ dependsOnId: Number(currentTarget.value) })}
          >
            {events
              .filter((other) => other.id !== event.id)
              .map((other) => (
                <option key={other.id} value={other.id}>
                  {other.code}
                </option>
              ))}
          </select>
        )}
      </td>
      <td>
        {isChanged && (
          <IconButton label={t(text.saveEvent, names)} onClick={save}>
            <IconDeviceFloppy size={16} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  )
}
