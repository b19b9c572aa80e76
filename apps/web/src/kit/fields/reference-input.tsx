import { text } from '@countinghouse/contract/kit/field.text'
import { IconSelector, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { IconButton } from '../icon-button.tsx'
import styles from './field.module.css'
import type { FieldInputProps } from './field-frame.tsx'
import { controlProps } from './field-frame.tsx'
import type { Choice } from './use-pickers.ts'
import { matching, usePickerSearch } from './use-picker-search.ts'

type ReferenceInputProps = FieldInputProps & { readonly value: string }

const mostShown = 200

/** Picks from a shared list by typing part of a name or its code. Source: WAI-ARIA combobox pattern. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { id, field, texts, value, onType, onLeave } = props
  const { t } = useLanguage()
  const list = field.list ?? ''
  const { pickers } = texts
  const inputRef = useRef<HTMLInputElement>(null)
  /** Null while nothing is searched and the chosen name shows. */
  const [words, setWords] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = usePickerSearch(list, words ?? '', pickers) ?? matching(pickers.choices(list), words ?? '')
  const choices = found.slice(0, mostShown)
  const anchor = `--list${id.replaceAll(/\W/g, '')}`
  const optionId = (index: number) => `${id}-option-${index}`

  function open(): void {
    if (!isOpen)
      setActive(
        Math.max(
          0,
          choices.findIndex((choice) => choice.value === value),
        ),
      )
    setIsOpen(true)
  }

  function close(): void {
    setIsOpen(false)
    setWords(null)
  }

  function choose(choice: Choice | undefined): void {
    if (choice !== undefined) onType(choice.value)
    close()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && !event.altKey) {
      open()
      if (isOpen) setActive((active + step + choices.length) % Math.max(1, choices.length))
    } else if (event.key === 'Enter' && isOpen && !event.ctrlKey) choose(choices[active])
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  return (
    <span className={styles.withUnit} style={{ anchorName: anchor }}>
      <input
        {...controlProps(props)}
        ref={inputRef}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && choices.length > 0 ? optionId(active) : undefined}
        className={styles.input}
        data-takes-escape={isOpen || undefined}
        placeholder={t(text.chooseFrom)}
        autoComplete="off"
        spellCheck={false}
        value={words ?? (value === '' ? '' : pickers.nameOf(list, value))}
        onChange={(event) => {
          setWords(event.currentTarget.value)
          setActive(0)
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
      <span className={styles.unit}>
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
      {/* A press on an option must not take the focus from the input. */}
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.label(field.name)}
        popover="manual"
        ref={isOpen ? showList : null}
        className={styles.list}
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
              onClick={() => choose(choice)}
            >
              <bdi>{choice.label}</bdi>
              <span className={styles.code}>{choice.value}</span>
            </li>
          ))}
        {isOpen && choices.length === 0 && (
          <li role="option" aria-selected={false} aria-disabled className={styles.option}>
            {t(pickers.isFailed ? text.choicesFailed : text.noChoice)}
          </li>
        )}
      </ul>
    </span>
  )
}

function showList(list: HTMLElement | null) {
  list?.showPopover()
  return () => list?.hidePopover()
}

function keepInSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
