import { text } from '@countinghouse/contract/kit/view-tabs.text'
import type { Listing } from '@countinghouse/contract/listing'
import type { KeyboardEvent } from 'react'
import { Suspense } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { ListRules, ListState } from '../list/list-state.ts'
import { deviates } from '../list/list-state.ts'
import type { ListViews } from './use-list-views.ts'
import styles from './view-tabs.module.css'
import { later } from '../../app/offline/later.ts'

// Needed only for changing views.
const ViewActions = later(async () => (await import('./view-actions.tsx')).ViewActions)

type ViewTabsProps = {
  readonly listing: Listing
  readonly rules: ListRules
  readonly views: ListViews
  readonly state: ListState
}

/** Tabs of the saved views; deviations from a view are marked by a dot. */
export function ViewTabs({ listing, rules, views, state }: ViewTabsProps) {
  const { t } = useLanguage()
  const current = views.items.find((item) => item.id === state.view) ?? null
  const isChanged = deviates(state, rules, views.baseOf(state.view))
  const isGone = typeof state.view === 'number' && current === null && !views.isPending
  const tabs = [{ id: 'all' as const, name: t(text.all) }, ...views.items]
  const selected = current?.id ?? 'all'
  return (
    <div className={styles.bar}>
      <div className={styles.tabs} role="tablist" aria-label={t(text.views)} onKeyDown={roveFocus}>
        {tabs.map(({ id, name }) => {
          const isSelected = id === selected
          return (
            <button
              key={id}
              ref={isSelected ? bringIntoSight : null}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={isSelected}
              aria-controls="list-panel"
              aria-label={isSelected && isChanged ? t(text.changed, { name }) : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => views.show(id)}
            >
              <bdi className={styles.name}>{name}</bdi>
              {isSelected && isChanged && <span className={styles.dot} aria-hidden />}
            </button>
          )
        })}
      </div>
      {(current !== null || isChanged) && (
        <Suspense>
          <ViewActions listing={listing} views={views} current={current} look={state} isChanged={isChanged} />
        </Suspense>
      )}
      {isGone && (
        <p className={styles.gone} role="status">
          {t(text.gone)}
        </p>
      )}
    </div>
  )
}

/** Arrows move between tabs, Enter opens one, because each loads other rows. Source: WAI-ARIA tabs pattern, manual activation. */
function roveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const place = tabs.indexOf(event.target as HTMLElement)
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: place + forward,
    ArrowLeft: place - forward,
    Home: 0,
    End: tabs.length - 1,
  }
  const to = steps[event.key]
  if (to === undefined || place < 0) return
  event.preventDefault()
  tabs[(to + tabs.length) % tabs.length]?.focus()
}

function bringIntoSight(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
