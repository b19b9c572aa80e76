import type { RunningClock } from '@countinghouse/contract/inventory/blocking-days'
import {
  blockingDaysPage,
  clocksAtOnce,
  overrideBlock,
  overrideFields,
} from '@countinghouse/contract/inventory/blocking-days'
import { text } from '@countinghouse/contract/inventory/blocking-days.text'
import { permissionName } from '@countinghouse/contract/page'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import styles from '../ledger-health/ledger-health.module.css'

const FieldsDialog = later(async () => (await import('../../../kit/dialog/fields-dialog.tsx')).FieldsDialog)

/** Open deadlines by due date. */
export function RunningClocks({ clocks }: { readonly clocks: readonly RunningClock[] }) {
  const { t, formatNumber } = useLanguage()
  const canOverride = useCan()(permissionName(blockingDaysPage, 'override'))
  const [store, setStore] = useState<{ readonly id: number; readonly name: string } | null>(null)
  return (
    <>
      <h2 className={styles.heading}>{t(text.clocks)}</h2>
      {clocks.length === 0 && <p className={styles.quiet}>{t(text.noClocks)}</p>}
      {clocks.length > 0 && (
        <div className={styles.card}>
          <table className={styles.table} aria-label={t(text.clocks)}>
            <thead>
              <tr>
                {[text.document, text.kind, text.store, text.dueOn, text.state].map((heading) => (
                  <th key={heading.en} scope="col">
                    {t(heading)}
                  </th>
                ))}
                {canOverride && (
                  <th scope="col">
                    <span className="visually-hidden">{t(text.override)}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {clocks.map((clock) => (
                <ClockLine
                  key={`${clock.kind}-${clock.id}`}
                  clock={clock}
                  onOverride={canOverride ? () => setStore({ id: clock.storeId, name: clock.store }) : null}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {clocks.length === clocksAtOnce && (
        <p className={styles.quiet}>{t(text.more, { shown: formatNumber(clocksAtOnce) })}</p>
      )}
      {store !== null && (
        <Suspense>
          <FieldsDialog
            title={t(text.overrideTitle, { store: store.name })}
            lead={t(text.overrideLead)}
            requested={{ fields: overrideFields, text }}
            confirm={t(text.override)}
            route={overrideBlock}
            target={{ storeId: store.id }}
            page={t(text.title)}
            doneWords={() => t(text.overridden_done, { store: store.name })}
            onClose={() => setStore(null)}
          />
        </Suspense>
      )}
    </>
  )
}

type LineProps = { readonly clock: RunningClock; readonly onOverride: (() => void) | null }

function ClockLine({ clock, onOverride }: LineProps) {
  const { t, formatDate } = useLanguage()
  const { id, kind, name, path, store, dueOn, daysLeft, isBlocking } = clock
  return (
    <tr>
      <th scope="row">
        <Link className={styles.link} to={path} search={{ open: id } as never}>
          <bdi>{name}</bdi>
        </Link>
      </th>
      <td>{t(text[`kind_${kind}`])}</td>
      <td>
        <bdi>{store}</bdi>
      </td>
      <td data-label={t(text.dueOn)}>
        <bdi>{formatDate(dueOn)}</bdi>{' '}
        <span className={styles.sku}>
          {daysLeft < 0 ? t(text.late, { days: -daysLeft }) : t(text.left, { days: daysLeft })}
        </span>
      </td>
      <td>
        <ClockState clock={clock} />
      </td>
      {onOverride !== null && (
        <td>
          {isBlocking && (
            <button type="button" className={styles.choose} onClick={onOverride}>
              {t(text.override)}
            </button>
          )}
        </td>
      )}
    </tr>
  )
}

function ClockState({ clock }: { readonly clock: RunningClock }) {
  const { t, formatDate } = useLanguage()
  const { daysLeft, action, isBlocking, overriddenUntil } = clock
  const said = (tone: Tone, words: string) => <StateWord tone={tone}>{words}</StateWord>
  if (isBlocking) return said('danger', t(text.blocking))
  if (daysLeft >= 0) return null
  if (action === 'block' && overriddenUntil !== null)
    return said('warning', t(text.overridden, { day: formatDate(overriddenUntil) }))
  return said('warning', t(text.overdue))
}
