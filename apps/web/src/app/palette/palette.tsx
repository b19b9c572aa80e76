import { text } from '@countinghouse/contract/shell/palette.text'
import { text as scanText } from '@countinghouse/contract/shell/scan.text'
import { IconCamera, IconSearch, IconX } from '@tabler/icons-react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { useId, useState } from 'react'
import { hasCameraScan } from '../scan/camera-support.ts'
import { HeaderButton } from '../frame/header-button.tsx'
import { Keys } from '../keyboard/keys.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { useAwaitedExact, useChoice } from './palette-choice.ts'
import { PaletteList } from './palette-list.tsx'
import classes from './palette.module.css'
import { useRecordSearch } from './palette-records.ts'
import { placeAfterKey } from './palette-results.ts'
import { headingOf, useResults } from './palette-sources.ts'
import { closePanel, openPanel, panelWords } from '../panels/panels.ts'

/** The command palette: pages, new records, actions and records. */
export function Palette() {
  const language = useLanguage()
  const { t } = language
  const listId = useId()
  const [entered, setEntered] = useState(panelWords)
  const [activeId, setActiveId] = useState<string | null>(null)
  const records = useRecordSearch(entered)
  const groups = useResults(entered, records)
  const options = groups.flatMap((group) => group.entries)
  const at = Math.max(
    0,
    options.findIndex((entry) => entry.id === activeId),
  )
  const active = options[at]
  const { choose, problem } = useChoice()
  const told = problem ?? (records.problem === null ? null : t(text.recordsFailed, { reason: records.problem }))
  const awaitExact = useAwaitedExact(entered, records, choose)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = event.altKey || event.shiftKey ? null : placeAfterKey(event.key, at, options.length)
    if (next !== null) setActiveId(options[next]?.id ?? null)
    else if (event.key !== 'Enter') return
    else if (active !== undefined) choose(active, event.ctrlKey || event.metaKey)
    else awaitExact()
    event.preventDefault()
  }
  return (
    <dialog ref={showModal} className={classes.palette} aria-label={t(text.title)} closedby="any" onCancel={cancel}>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          enterKeyHint="go"
          className={classes.input}
          aria-label={t(text.title)}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : `${listId}-${active.id}`}
          placeholder={t(text.placeholder)}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={entered}
          onChange={(event) => {
            setEntered(event.currentTarget.value)
            setActiveId(null)
          }}
          onKeyDown={onKeyDown}
        />
        {hasCameraScan() && (
          <span className={classes.camera}>
            <HeaderButton label={t(scanText.camera)} onClick={() => openPanel('camera')}>
              <IconCamera size={18} stroke={1.75} aria-hidden="true" />
            </HeaderButton>
          </span>
        )}
        <HeaderButton label={t(text.close)} aria-keyshortcuts="Escape" onClick={() => closePanel()}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </HeaderButton>
      </div>
      {records.isSimilar && (
        <p role="status" className={classes.similar}>
          {t(text.similar, { words: entered.trim() })}
        </p>
      )}
      {options.length > 0 && (
        <PaletteList
          id={listId}
          label={t(text.title)}
          groups={groups}
          headingOf={(name) => headingOf(name, records, language)}
          activeId={active?.id ?? null}
          onChoose={choose}
        />
      )}
      <p role="status" className={classes.status} data-quiet={options.length > 0 || undefined}>
        {options.length > 0 && !records.isPending && t(text.found, { count: options.length })}
        {records.isPending && t(text.searching)}
        {options.length === 0 && !records.isPending && records.problem === null && t(text.nothing)}
      </p>
      {told !== null && (
        <p role="alert" className={classes.problem}>
          {told}
        </p>
      )}
      <Help />
    </dialog>
  )
}

/** Keyboard hints, hidden without a keyboard. */
function Help() {
  const { t } = useLanguage()
  return (
    <div className={classes.help} aria-hidden="true">
      <span>
        <Keys keys="arrowup" /> <Keys keys="arrowdown" /> {t(text.choose)}
      </span>
      <span>
        <Keys keys="enter" /> {t(text.open)}
      </span>
      <span>
        <Keys keys="mod+enter" /> {t(text.newTab)}
      </span>
    </div>
  )
}

/** The input has the initial focus; the browser restores the previous focus on close. */
function showModal(dialog: HTMLDialogElement | null) {
  if (dialog === null) return undefined
  dialog.showModal()
  return () => dialog.close()
}

function cancel(event: SyntheticEvent): void {
  event.preventDefault()
  closePanel()
}
