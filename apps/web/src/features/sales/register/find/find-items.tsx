import type { RegisterItem, TillChoice } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { useDebouncedValue } from '@mantine/hooks'
import type { KeyboardEvent, RefObject } from 'react'
import { useId, useState } from 'react'
import { enteredLines } from '../../../../kit/scan/line-entry.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { FoundItems } from './found-items.tsx'
import styles from './find-items.module.css'
import { useFoundItems } from './use-found-items.ts'
import type { ItemEntry } from './use-item-entry.ts'

const searchDelayMs = 150
const fewestCharacters = 2

type Props = {
  readonly till: TillChoice
  readonly currency: string
  readonly entry: ItemEntry
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly words: string
  readonly onType: (words: string) => void
}

/** The field that takes codes and words; `3*` before a code adds three. */
export function FindItems({ till, currency, entry, fieldRef, words, onType }: Props) {
  const { t } = useLanguage()
  const id = useId()
  const [active, setActive] = useState<number | null>(null)
  const [line] = enteredLines(words)
  const wanted = line?.code ?? ''
  const [q] = useDebouncedValue(wanted, searchDelayMs)
  const isSearched = q.length >= fewestCharacters && wanted.length >= fewestCharacters
  const { data, isPlaceholderData, isError } = useFoundItems(till.storeId, q, isSearched)
  const items = isSearched ? (data?.items ?? []) : []
  const isAnswered = q === wanted && data !== undefined && !isPlaceholderData

  function type(next: string): void {
    onType(next)
    setActive(null)
    entry.forgetProblem()
  }

  async function choose(item: RegisterItem | undefined): Promise<void> {
    if (item === undefined || !(await entry.add(item, line?.quantity ?? 1))) return
    onType('')
    setActive(null)
    fieldRef.current?.focus()
  }

  async function submit(): Promise<void> {
    if (active !== null) return await choose(items[active])
    if (line === undefined || line.quantity === null) return
    const answer = await entry.enter({ code: line.code, quantity: line.quantity })
    if (answer === 'added' || answer === 'receipt') onType('')
    // Words that are no code mean the best match.
    else if (answer === 'unknown' && isAnswered) await choose(items[0])
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0) {
      const from = active ?? (step > 0 ? -1 : items.length)
      setActive((from + step + items.length) % items.length)
    } else if (event.key === 'Enter') void submit()
    else if (event.key === 'Escape' && words !== '') type('')
    else return
    event.preventDefault()
  }

  const isOpen = wanted.length >= fewestCharacters && isSearched
  const note =
    entry.problem ?? (isAnswered && items.length === 0 && !isError ? t(text.noMatch, { words: wanted }) : null)
  return (
    <div className={styles.find}>
      <label htmlFor={id} className={styles.label}>
        {t(text.scan)}
      </label>
      <input
        id={id}
        ref={fieldRef}
        className={styles.field}
        role="combobox"
        aria-expanded={isOpen && items.length > 0}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={active === null ? undefined : `${id}-found-${active}`}
        aria-describedby={note === null ? undefined : `${id}-note`}
        aria-invalid={entry.problem !== null}
        data-takes-escape={words !== '' || undefined}
        placeholder={t(text.scanHint)}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="enter"
        maxLength={80}
        value={words}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <FoundItems
        id={`${id}-found`}
        items={isOpen ? items : []}
        active={active}
        currency={currency}
        onChoose={(item) => void choose(item)}
      />
      {note !== null && (
        <p id={`${id}-note`} className={styles.note} role="alert">
          {note}
        </p>
      )}
    </div>
  )
}
