import { text } from '@countinghouse/contract/kit/list.text'
import { isSearched } from '@countinghouse/contract/list'
import type { Listing } from '@countinghouse/contract/listing'
import { IconFilter } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { Suspense, useRef } from 'react'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import type { FieldModel } from '../fields/field-model.ts'
import { fieldModels } from '../fields/field-model.ts'
import { readEntered } from '../fields/field-value.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { Choice } from '../fields/use-pickers.ts'
import { FilterChip } from '../filter/filter-chip.tsx'
import type { ListRules, ListState } from './list-state.ts'
import { deviates, isFiltered } from './list-state.ts'
import styles from './list-toolbar.module.css'
import { Popup } from '../../ui/dialog/popup.tsx'
import { preloaded } from '../../app/offline/preloaded.tsx'
import { SearchBox } from './search-box.tsx'
import type { ListViews } from '../views/use-list-views.ts'
import type { SetSearchState } from '../../app/routing/use-search-state.ts'
import { ViewMenu } from '../views/view-menu.tsx'
import type { ViewColumn } from '../views/view-settings.tsx'
import { later } from '../../app/offline/later.ts'

const FilterPanel = preloaded(async () => (await import('../filter/filter-panel.tsx')).FilterPanel)
const GroupChoices = preloaded(async () => (await import('../grid/group-choices.tsx')).GroupChoices)
const FilterConditions = preloaded(async () => (await import('../filter/filter-conditions.tsx')).FilterConditions)
// Needed only for changed views.
const ViewActions = later(async () => (await import('../views/view-actions.tsx')).ViewActions)

type ListToolbarProps = {
  readonly listing: Listing
  readonly texts: FieldTexts
  readonly state: ListState
  readonly setState: SetSearchState<ListState>
  readonly columns: readonly ViewColumn[]
  readonly standard: readonly string[]
  readonly views: ListViews
  readonly searchRef: RefObject<HTMLInputElement | null>
  readonly rules: ListRules
  /** Without tabs the view actions are shown here. */
  readonly hasTabs: boolean
  readonly isRefreshing: boolean
  /** Actions of the list. */
  readonly actions: ReactNode
  /** Content below the view settings. */
  readonly more: ReactNode
}

/** Search, filters and view of a list; stored in the address. */
export function ListToolbar({
  listing,
  texts,
  state,
  setState,
  columns,
  standard,
  views,
  searchRef,
  rules,
  hasTabs,
  isRefreshing,
  actions,
  more,
}: ListToolbarProps) {
  const { t } = useLanguage()
  const models = fieldModels(listing)
  const filters = listing.filters.flatMap((name) => models.find((field) => field.name === name) ?? [])
  const panelButton = useRef<HTMLButtonElement>(null)
  useShortcuts([{ keys: 'f', scope: 'list', label: t(text.addFilter), run: () => panelButton.current?.click() }])
  const set = (name: string, values: readonly string[], gone = name) => {
    const { [gone]: _gone, [name]: _dropped, ...others } = state.filters
    void setState({ filters: values.length === 0 ? others : { ...others, [name]: values } })
  }
  /** The row height applies to all lists unless set by a view or the address. */
  function show(change: Partial<ListState>): void {
    const { isCompact } = views.baseOf(state.view)
    const isOwn = typeof state.view !== 'number' && state.isCompact === isCompact
    if (change.isCompact !== undefined && isOwn) views.saveDensity(change.isCompact)
    else void setState(change, { replace: true })
  }
  return (
    <div className={styles.toolbar}>
      {isSearched(listing) && (
        <SearchBox
          label={t(text.searchIn, { title: t(listing.text.title) })}
          q={state.q}
          inputRef={searchRef}
          onSearch={(q) => void setState({ q }, { replace: true })}
        />
      )}
      <div className={styles.chips} role="group" aria-label={t(text.filters)}>
        <div className={styles.chip}>
          <Popup
            label={t(text.addFilter)}
            buttonClass={styles.chipButton}
            buttonRef={panelButton}
            keys="F"
            button={
              <>
                <IconFilter size={16} stroke={1.75} aria-hidden />
                {t(text.addFilter)}
              </>
            }
          >
            <FilterPanel listing={listing} texts={texts} start={null} onApply={set} />
          </Popup>
        </div>
        {filters.map((field) => (
          <FieldFilter
            key={field.name}
            field={field}
            texts={texts}
            values={state.filters[field.name] ?? []}
            onChange={(values) => set(field.name, values)}
          />
        ))}
        <Suspense>
          <GroupChoices
            columns={columns}
            groups={rules.groups}
            current={state.group}
            onGroup={(group) => void setState({ group }, { replace: true })}
          />
          <FilterConditions
            listing={listing}
            texts={texts}
            filters={state.filters}
            onReplace={(gone, key, values) => set(key, values, gone)}
          />
        </Suspense>
        {isFiltered(state) && (
          <button type="button" className={styles.plainButton} onClick={() => void setState({ q: '', filters: {} })}>
            {t(text.clearFilters)}
          </button>
        )}
        {!hasTabs && deviates(state, rules, views.baseOf(state.view)) && (
          <Suspense>
            <ViewActions listing={listing} views={views} current={null} look={state} isChanged />
          </Suspense>
        )}
      </div>
      <span className={styles.refreshing} role="status">
        {isRefreshing && <span className={styles.hiddenText}>{t(text.refreshing)}</span>}
        {isRefreshing && <span className={styles.dot} title={t(text.refreshing)} />}
      </span>
      <Suspense>{actions}</Suspense>
      <ViewMenu
        columns={columns}
        standard={standard}
        groups={rules.groups}
        state={state}
        views={views}
        onChange={show}
        more={more}
      />
    </div>
  )
}

type FieldFilterProps = {
  readonly field: FieldModel
  readonly texts: FieldTexts
  readonly values: readonly string[]
  readonly onChange: (values: string[]) => void
}

/** A filter by field type: picker list, switch, choice or free input. */
function FieldFilter({ field, texts, values, onChange }: FieldFilterProps) {
  const { t } = useLanguage()
  const { list } = field
  const chip = { label: texts.label(field.name), values, onChange }
  if (list !== null)
    return (
      <FilterChip {...chip} choices={texts.pickers.choices(list, values)} search={{ list, pickers: texts.pickers }} />
    )
  if (field.widget === 'switch') {
    const yesNo = [
      { value: 'true', label: t(text.yes) },
      { value: 'false', label: t(text.no) },
    ]
    return <FilterChip {...chip} choices={yesNo} />
  }
  if (field.widget === 'choice') {
    return (
      <FilterChip {...chip} choices={field.choices.map((value) => ({ value, label: texts.choice(field, value) }))} />
    )
  }
  return <FilterChip {...chip} choices={values.map((value) => choiceOf(value))} read={read} />

  function choiceOf(value: unknown): Choice {
    return { value: String(value), label: texts.words(field, value) ?? String(value) }
  }

  function read(entered: string): Choice | null {
    const reading = readEntered(field, entered)
    return reading.issue === undefined && reading.value !== null ? choiceOf(reading.value) : null
  }
}
