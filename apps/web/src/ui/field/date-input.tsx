import { text } from '@countinghouse/contract/kit/date-input.text'
import { IconCalendar } from '@tabler/icons-react'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import styles from './date-input.module.css'
import { localToday } from './local-day.ts'
import { dayOfText, isDay, isWholeDate, textOfDay } from './typed-date.ts'

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** `YYYY-MM-DD`, or what is typed and is no date yet. */
  readonly value: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onChange: (value: string) => void
}

/** What is typed, between the value before it and the value it stands for. */
type Typed = { readonly shown: string; readonly before: string; readonly value: string }

/** A date, typed in the product's form whatever the browser's; the calendar of the browser opens by its button or Alt and the down arrow. */
export function DateInput({ value, min, max, onChange, onBlur, onKeyDown, ...input }: Props) {
  const { t } = useLanguage()
  const [typed, setTyped] = useState<Typed | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const calendar = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const isTyping = typed !== null && (typed.value === value || typed.before === value)
  const shown = isTyping ? typed.shown : textOfDay(value)
  const problem = isLeft && input['aria-invalid'] !== true ? problemOf() : null

  function problemOf(): string | null {
    if (shown.trim() === '') return null
    const day = dayOfText(shown, localToday())
    if (day === null) return t(text.notDate)
    if (min !== undefined && day < min) return t(text.tooEarly, { day: textOfDay(min) })
    return max !== undefined && day > max ? t(text.tooLate, { day: textOfDay(max) }) : null
  }

  function type(entered: string): void {
    const next = (isWholeDate(entered) ? dayOfText(entered, localToday()) : null) ?? entered
    setTyped({ shown: entered, before: value, value: next })
    setIsLeft(false)
    onChange(next)
  }

  /** Completes a short form. */
  function finish(): void {
    setIsLeft(true)
    if (!isTyping) return
    const day = dayOfText(typed.shown, localToday())
    if (day === null) return
    setTyped(null)
    if (day !== value) onChange(day)
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') finish()
    if (event.key !== 'ArrowDown' || !event.altKey) return onKeyDown?.(event)
    event.preventDefault()
    event.stopPropagation()
    calendar.current?.showPicker()
  }

  const isFixed = input.readOnly === true || input.disabled === true
  return (
    <span className={styles.date}>
      <span className={styles.box}>
        <input
          placeholder={isFixed ? undefined : t(text.form)}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          aria-keyshortcuts="Alt+ArrowDown"
          {...input}
          {...(problem !== null && {
            'aria-invalid': true,
            'aria-describedby': [noteId, input['aria-describedby']].join(' ').trim(),
          })}
          type="text"
          value={shown}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={(event) => {
            finish()
            onBlur?.(event)
          }}
          onKeyDown={press}
        />
        {!isFixed && (
          <>
            <button
              type="button"
              tabIndex={-1}
              className={styles.open}
              aria-label={t(text.openCalendar)}
              title={t(text.openCalendar)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => calendar.current?.showPicker()}
            >
              <IconCalendar size={16} stroke={1.75} aria-hidden />
            </button>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden
              className={styles.calendar}
              min={min}
              max={max}
              value={isDay(value) ? value : ''}
              onChange={({ currentTarget }) => {
                setTyped(null)
                onChange(currentTarget.value)
              }}
            />
          </>
        )}
      </span>
      {problem !== null && (
        <span id={noteId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  )
}
