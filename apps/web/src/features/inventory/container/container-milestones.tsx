import type { DocumentRow } from '@countinghouse/contract/document'
import { container } from '@countinghouse/contract/inventory/container'
import type { Milestone } from '@countinghouse/contract/inventory/container-milestones'
import { getMilestones } from '@countinghouse/contract/inventory/container-milestones'
import { text } from '@countinghouse/contract/inventory/container-milestones.text'
import { text as containerText } from '@countinghouse/contract/inventory/container.text'
import type { Text } from '@countinghouse/kernel/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../inventory.module.css'

const words: Readonly<Record<string, Text>> = { ...container.text, ...text }

/** Milestones of a container, newest first, with all earlier ETAs. */
export function ContainerMilestones({ row }: { readonly row: DocumentRow }) {
  const { t, locale, formatDate, formatInstant } = useLanguage()
  const queryClient = useQueryClient()
  const { id, version } = row
  const { data, error, refetch } = useQuery(routeQuery(getMilestones, { id }))
  // Each action adds a milestone.
  useEffect(
    () => void queryClient.invalidateQueries({ queryKey: [getMilestones.id, { id }] }),
    [queryClient, id, version],
  )
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={4} />
  const { milestones, freeTime } = data
  const titleOf = ({ code }: Milestone) => t(words[`code_${code}`] ?? words[`status_${code}`] ?? text.milestone)
  const expectedOf = ({ eta, etaBefore }: Milestone) =>
    eta === null
      ? '–'
      : t(text.eta_moved, { before: etaBefore === null ? '–' : formatDate(etaBefore), after: formatDate(eta) })
  return (
    <RecordBody side="milestones">
      {freeTime !== null && (
        <p className={styles.lead} role="status">
          {freeTime.daysOver === 0
            ? t(text.free_left, { out: freeTime.daysOut })
            : t(text.free_over, { over: freeTime.daysOver })}{' '}
          {freeTime.daysOver > 0 &&
            freeTime.demurrageMinor !== null &&
            t(text.demurrage, { amount: formatAmount(freeTime.demurrageMinor, companyCurrency(), locale) })}
        </p>
      )}
      {milestones.length === 0 ? (
        <p className={styles.quiet}>{t(text.noMilestones)}</p>
      ) : (
        <table className={styles.table} aria-label={t(containerText.milestones)}>
          <thead>
            <tr>
              <th scope="col">{t(text.milestone)}</th>
              <th scope="col">{t(containerText.happenedOn)}</th>
              <th scope="col">{t(text.expected)}</th>
              <th scope="col">{t(text.noted)}</th>
            </tr>
          </thead>
          <tbody>
            {milestones.map((milestone) => (
              <tr key={milestone.id}>
                <th scope="row">
                  {titleOf(milestone)}
                  {milestone.note !== null && (
                    <span className={styles.under}>
                      <bdi>{milestone.note}</bdi>
                    </span>
                  )}
                </th>
                <td>{formatDate(milestone.happenedOn)}</td>
                <td data-label={t(text.expected)}>{expectedOf(milestone)}</td>
                <td data-label={t(text.noted)}>
                  {formatInstant(milestone.createdAt)} <bdi>{milestone.createdBy}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </RecordBody>
  )
}
