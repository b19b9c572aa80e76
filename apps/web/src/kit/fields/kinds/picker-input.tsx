import { text } from '@countinghouse/contract/kit/picker.text'
import { IconExternalLink, IconSelector, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Swatch } from '../../../ui/display/swatch.tsx'
import fieldStyles from '../field.module.css'
import type { FieldInputProps } from '../field-frame.tsx'
import { controlProps } from '../field-frame.tsx'
import type { Choices } from '../use-choices.ts'
import { narrowingOf, storeOf, useChoices } from '../use-choices.ts'
import { VariantOption } from '../../variant/lazy-variant.ts'
import styles from './picker-input.module.css'
import { isOfRecords } from '../use-pickers.ts'

const mostShown = 200
const createNew = 'new'

/** Selects a record by part of its name or code. Source: WAI-ARIA combobox pattern. */
export function PickerInput(props: FieldInputProps & { readonly entered: string }) {
  const { id, field, texts, entered: value, row = {}, onType, onLeave } = props
  const { t } = useLanguage()
  const list = field.list ?? ''
  const { pickers } = texts
  const inputRef = useRef<HTMLInputElement>(null)
  /** Null while the selected name is shown. */
  const [words, setWords] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  /** Enter was pressed before the results were loaded. */
  const [isAwaited, setIsAwaited] = useState(false)
  const found = useChoices(list, words ?? '', pickers, { ...field, within: narrowingOf(field, row) })
  const choices = found.choices.slice(0, mostShown)
  const values = [...choices.map((choice) => choice.value), ...(found.canCreate ? [createNew] : [])]
  const record = isOfRecords(list) && value !== '' ? pickers.recordOf(list, value) : null
  const swatch = words === null ? record?.swatch : undefined
  const anchor = `--list${id.replaceAll(/\W/g, '')}`
  const optionId = (index: number) => `${id}-option-${index}`

  function open(): void {
    if (!isOpen) setActive(Math.max(0, values.indexOf(value)))
    setIsOpen(true)
  }

  function close(): void {
    setIsOpen(false)
    setWords(null)
    setIsAwaited(false)
  }

  function choose(chosen: string | undefined): void {
    if (chosen === createNew) window.open(`${found.page}?open=new`, '_blank', 'noopener')
    else if (chosen !== undefined) onType(chosen)
    close()
  }

  const takeFirst = useEffectEvent(() => {
    if (choices[0] === undefined) setIsAwaited(false)
    else choose(choices[0].value)
  })
  useEffect(() => {
    if (!isAwaited || !found.isAnswered) return undefined
    const frame = requestAnimationFrame(() => takeFirst())
    return () => cancelAnimationFrame(frame)
  }, [isAwaited, found.isAnswered])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && !event.altKey) {
      open()
      if (isOpen) setActive((active + step + values.length) % Math.max(1, values.length))
    } else if (event.key === 'Enter' && isOpen && !event.ctrlKey) {
      if (found.isAnswered) choose(values[active])
      else setIsAwaited(true)
    } else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  const { 'aria-describedby': described, ...control } = controlProps(props)
  const isDraft = field.hasDrafts && record?.isDraft === true
  const isInactive = record?.isActive === false && !isDraft
  const address = record && found.page !== null ? `${found.page}?open=${record.id}` : null
  return (
    <>
      <span className={styles.control} data-linked={address !== null || undefined} style={{ anchorName: anchor }}>
        {swatch && (
          <span className={styles.swatch}>
            <Swatch hexes={swatch} />
          </span>
        )}
        <input
          {...control}
          ref={inputRef}
          data-swatch={swatch !== undefined || undefined}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && values.length > 0 ? optionId(active) : undefined}
          aria-describedby={
            [described, (isInactive || isDraft) && `${id}-inactive`].filter(Boolean).join(' ') || undefined
          }
          className={fieldStyles.input}
          data-takes-escape={isOpen || undefined}
          placeholder={t(text.chooseFrom)}
          autoComplete="off"
          spellCheck={false}
          value={words ?? (value === '' ? '' : pickers.nameOf(list, value))}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            setActive(0)
            setIsAwaited(false)
            setIsOpen(true)
          }}
          onClick={open}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (words === '' && field.isNullable) onType('')
            close()
            onLeave()
          }}
        />
        <span className={styles.tools}>
          {record && address !== null && (
            <a
              className={styles.link}
              href={address}
              target="_blank"
              rel="noopener"
              title={t(text.openRecord, { name: record.name })}
              aria-label={t(text.openRecord, { name: record.name })}
            >
              <IconExternalLink size={16} stroke={1.75} aria-hidden />
            </a>
          )}
          {value !== '' && field.isNullable && (
            <IconButton
              label={t(text.clearChoice, { label: texts.label(field.name) })}
              onClick={() => {
                onType('')
                inputRef.current?.focus()
              }}
            >
              <IconX size={16} stroke={1.75} />
            </IconButton>
          )}
          <IconSelector size={16} stroke={1.75} aria-hidden />
        </span>
        {/* A click on an option must not take the focus from the input. */}
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={texts.label(field.name)}
          aria-busy={found.isPending}
          popover="manual"
          ref={isOpen ? showList : null}
          className={styles.list}
          data-wide={field.stockOf !== null || undefined}
          style={{ positionAnchor: anchor }}
          onPointerDown={(event) => event.preventDefault()}
        >
          {isOpen &&
            choices.map((choice, index) => (
              <li
                key={choice.value}
                id={optionId(index)}
                role="option"
                aria-selected={choice.value === value}
                className={styles.option}
                data-active={index === active || undefined}
                ref={index === active ? keepInSight : null}
                onClick={() => choose(choice.value)}
              >
                {field.stockOf === null ? (
                  <>
                    <span className={styles.named}>
                      {choice.swatch && <Swatch hexes={choice.swatch} />}
                      <bdi>{choice.label}</bdi>
                    </span>
                    <span className={styles.code}>
                      {choice.isDraft === true && <span className={styles.draft}>{t(text.draft)}</span>}
                      <bdi>{choice.code}</bdi>
                    </span>
                  </>
                ) : (
                  <Suspense fallback={choice.label}>
                    <VariantOption choice={choice} storeId={storeOf(field, row)} />
                  </Suspense>
                )}
              </li>
            ))}
          {isOpen && <Notes found={found} isEmpty={choices.length === 0} />}
          {isOpen && found.canCreate && (
            <li
              id={optionId(choices.length)}
              role="option"
              aria-selected={false}
              className={styles.option}
              data-apart
              data-active={active === choices.length || undefined}
              ref={active === choices.length ? keepInSight : null}
              onClick={() => choose(createNew)}
            >
              {t(text.createRecord)}
            </li>
          )}
        </ul>
      </span>
      {(isInactive || isDraft) && (
        <span id={`${id}-inactive`} className={styles.inactive}>
          {t(isDraft ? text.draftChoice : text.inactiveChoice)}
        </span>
      )}
    </>
  )
}

/** Notes on empty and incomplete results. */
function Notes({ found, isEmpty }: { readonly found: Choices; readonly isEmpty: boolean }) {
  const { t } = useLanguage()
  const said = found.isFailed
    ? text.choicesFailed
    : found.isPending
      ? text.searching
      : isEmpty
        ? text.noChoice
        : found.isSimilar
          ? text.similarChoices
          : found.isCut
            ? text.moreChoices
            : null
  if (said === null) return null
  return (
    <li role="option" aria-selected={false} aria-disabled className={styles.note}>
      {t(said)}
    </li>
  )
}

function showList(list: HTMLElement | null) {
  list?.showPopover()
  return () => list?.hidePopover()
}

function keepInSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
