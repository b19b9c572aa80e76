import { forbiddenPath } from '@countinghouse/contract/constants'
import type { SettingRow } from '@countinghouse/contract/erp/global-settings'
import { globalSettingsPage, listGlobalSettings } from '@countinghouse/contract/erp/global-settings'
import { text } from '@countinghouse/contract/erp/global-settings.text'
import { text as seriesText } from '@countinghouse/contract/erp/series.text'
import { permissionName } from '@countinghouse/contract/page'
import { settingGroups } from '@countinghouse/contract/setting'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { Segments } from '../../../ui/button/segments.tsx'
import { SearchBox } from '../../../kit/list/search-box.tsx'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useShortcuts } from '../../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { refusalOf } from '../../../app/calls/refusal.ts'
import { useCan } from '../../../app/session/session.tsx'
import styles from './global-settings.module.css'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import { SettingLine } from './setting-line.tsx'
import { settingsSearch, settingTabs } from './settings-search.ts'
import { PendingBar } from './settings-pending-bar.tsx'
import { usePendingSettings } from './use-pending-settings.ts'

const SeriesTable = later(async () => (await import('./series-table.tsx')).SeriesTable)

/** Settings of the company or one of its stores. */
function GlobalSettings() {
  const { t, locale } = useLanguage()
  const canEdit = useCan()(permissionName(globalSettingsPage, 'edit'))
  const [state, setState] = useSearchState(settingsSearch)
  const { storeId } = state
  const query = useQuery({
    ...routeQuery(listGlobalSettings, storeId === null ? {} : { storeId }),
    placeholderData: keepPreviousData,
  })
  const rows = query.data?.settings ?? []
  const form = usePendingSettings(rows, storeId)
  const searchRef = useRef<HTMLInputElement>(null)
  useShortcuts([
    { keys: '/', scope: 'list', label: t(text.search), run: () => searchRef.current?.focus() },
    { keys: 'mod+s', scope: 'record', label: t(text.save), run: () => void form.save() },
  ])
  const refusal = refusalOf(query.error, globalSettingsPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const shown = rows.filter((row) => matches(row, state, locale) || form.pending[row.key] !== undefined)
  return (
    <section className={page.screen} aria-labelledby="settings-title" aria-busy={query.isFetching}>
      <header>
        <h1 id="settings-title" className={page.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={page.purpose}>{t(text.purpose)}</p>
      </header>
      <div className={page.filter}>
        <Segments
          label={t(seriesText.views)}
          value={state.tab}
          options={settingTabs.map((value) => ({ value, label: t(seriesText[value]) }))}
          onChange={(value) => void setState({ tab: value === 'series' ? value : 'settings' })}
        />
      </div>
      {state.tab === 'series' && (
        <Suspense>
          <SeriesTable canEdit={canEdit} />
        </Suspense>
      )}
      {state.tab === 'settings' && (
        <>
          <div className={styles.tools}>
            <label className={styles.place}>
              <span>{t(text.place)}</span>
              <select
                className={styles.input}
                value={storeId ?? ''}
                onChange={({ currentTarget }) => void setState({ storeId: Number(currentTarget.value) || null })}
              >
                <option value="">{t(text.wholeCompany)}</option>
                {query.data?.stores.map((store) => (
                  <option key={store.id} value={store.id}>
                    {store.name}
                  </option>
                ))}
              </select>
            </label>
            <SearchBox
              label={t(text.search)}
              q={state.q}
              onSearch={(q) => void setState({ q }, { replace: true })}
              inputRef={searchRef}
            />
            <label className={styles.only}>
              <input
                type="checkbox"
                checked={state.onlyChanged}
                onChange={({ currentTarget }) => void setState({ onlyChanged: currentTarget.checked })}
              />
              <span>{t(text.onlyChanged)}</span>
            </label>
          </div>
          {!canEdit && query.isSuccess && <p className={styles.readOnly}>{t(text.readOnly)}</p>}
          <div className={page.panel}>
            <div className={page.scroll}>
              {query.isError && query.data === undefined && (
                <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
              )}
              {query.isSuccess && shown.length === 0 && (
                <p className={page.empty}>{t(state.q === '' ? text.nothingChanged : text.nothingFound)}</p>
              )}
              {settingGroups.map((group) => {
                const members = shown.filter((row) => row.group === group)
                return members.length === 0 ? null : (
                  <section key={group} className={styles.group} aria-labelledby={`settings-${group}`}>
                    <h2 id={`settings-${group}`} className={styles.heading}>
                      {t(text[`group_${group}`])}
                    </h2>
                    <ul className={styles.lines}>
                      {members.map((row) => (
                        <SettingLine
                          key={row.key}
                          row={row}
                          storeId={storeId}
                          pending={form.pending}
                          problem={form.problems[row.key]}
                          canEdit={canEdit}
                          onChoose={form.choose}
                        />
                      ))}
                    </ul>
                  </section>
                )
              })}
            </div>
            <PendingBar form={form} />
          </div>
        </>
      )}
    </section>
  )
}

export { GlobalSettings as screen }

type Wanted = ReturnType<typeof settingsSearch.parse>

function matches(row: SettingRow, { q, onlyChanged }: Wanted, locale: 'en' | 'ar'): boolean {
  if (onlyChanged && row.origin === 'default') return false
  const words = q.trim().toLocaleLowerCase(locale)
  return [row.title[locale], row.help[locale], row.key].some((one) => one.toLocaleLowerCase(locale).includes(words))
}
