import { text } from '@countinghouse/contract/kit/list.text'
import { IconSearch, IconX } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { useHandler } from '../../ui/behaviour/use-handler.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import styles from './list-toolbar.module.css'

type SearchBoxProps = {
  readonly label: string
  readonly q: string
  readonly onSearch: (q: string) => void
  readonly inputRef: RefObject<HTMLInputElement | null>
}

/** `base`: the address value during input; `sent`: the last value written to the address. */
type Draft = { readonly text: string; readonly base: string; readonly sent: string }

const debounceMs = 200

/** Search input; written to the address after 200 ms without overwriting newer input. */
export function SearchBox({ label, q, onSearch, inputRef }: SearchBoxProps) {
  const { t } = useLanguage()
  const [draft, setDraft] = useState<Draft | null>(null)
  const isMine = draft !== null && (q === draft.base || q === draft.sent)
  const shown = isMine ? draft.text : q
  const timer = useRef(0)
  const send = useHandler((words: string) => {
    setDraft((entered) => (entered === null ? null : { ...entered, sent: words }))
    onSearch(words)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(words: string): void {
    setDraft({ text: words, base: q, sent: isMine ? draft.sent : q })
    clearTimeout(timer.current)
    timer.current = window.setTimeout(send, debounceMs, words)
  }

  return (
    <div className={styles.search} role="search">
      <IconSearch className={styles.searchIcon} size={16} stroke={1.75} aria-hidden />
      <input
        ref={inputRef}
        type="text"
        enterKeyHint="search"
        className={styles.searchInput}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={t(text.search)}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={shown}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && shown !== '') type('')
        }}
      />
      {shown === '' ? (
        <kbd className={styles.searchKey} aria-hidden>
          /
        </kbd>
      ) : (
        <IconButton
          label={t(text.clearSearch)}
          className={styles.searchClear}
          onClick={() => {
            type('')
            inputRef.current?.focus()
          }}
        >
          <IconX size={16} stroke={1.75} />
        </IconButton>
      )}
    </div>
  )
}
