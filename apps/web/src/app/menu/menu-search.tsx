import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { text as paletteText } from '@countinghouse/contract/shell/palette.text'
import { text } from '@countinghouse/contract/shell/shell.text'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { isMac, useShortcuts } from '../keyboard/keyboard.ts'
import { ariaKeys, spelledStroke } from '../keyboard/keys-caps.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import classes from './menu-search.module.css'
import type { MenuMatch } from './menu.ts'
import { searchMenu } from './menu.ts'
import { openPanel } from '../panels/panels.ts'

/** Finds a page of the menu by its title. Source: spec section 2, header. */
export function MenuSearch({ menu }: { readonly menu: readonly MenuItem[] }) {
  const { t, locale } = useLanguage()
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(0)
  useShortcuts([{ keys: '/', scope: 'general', label: t(text.searchMenu), run: () => input.current?.focus() }])
  const matches = searchMenu(menu, words, (item) => (locale === 'ar' ? item.title_ar : item.title))
  const type = (value: string) => {
    setWords(value)
    setAt(0)
    setIsOpen(true)
  }
  const choose = (match: MenuMatch | undefined) => {
    if (match === undefined) return
    type('')
    setIsOpen(false)
    input.current?.blur()
    void navigate({ to: match.path })
  }
  const openPalette = () => {
    setIsOpen(false)
    openPanel('palette')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return choose(matches[at])
    if (event.key === 'Escape') {
      // Escape closes only the results.
      event.preventDefault()
      return words === '' ? input.current?.blur() : type('')
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || matches.length === 0) return
    event.preventDefault()
    setAt((at + step + matches.length) % matches.length)
  }
  return (
    <div className={classes.search}>
      <IconSearch className={classes.icon} size={16} stroke={1.75} aria-hidden="true" />
      <input
        ref={input}
        className={classes.input}
        type="text"
        role="combobox"
        aria-label={t(text.searchMenu)}
        aria-expanded={isOpen && matches.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && matches.length > 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t(text.searchMenu)}
        value={words}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      <kbd className={classes.key} aria-hidden="true">
        /
      </kbd>
      <div className={classes.results} hidden={!isOpen}>
        <p className={matches.length > 0 ? 'visually-hidden' : classes.hint} role="status">
          {isOpen && t(hintOf(words, matches.length), { count: matches.length })}
        </p>
        <ul id={listId} role="listbox" aria-label={t(text.searchMenu)} className={classes.list}>
          {matches.map((match, index) => (
            <li
              key={match.path}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              className={classes.match}
              // The pointer press must not take the focus from the field before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(match)}
            >
              <span>{match.title}</span>
              <span className={classes.path} dir="ltr">
                {match.path}
              </span>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={classes.more}
          // Enter does the same, and leaving the field by Tab closes the results.
          tabIndex={-1}
          aria-keyshortcuts={ariaKeys('mod+k', isMac)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={openPalette}
        >
          {t(paletteText.hint, { keys: spelledStroke('mod+k', isMac) })}
        </button>
      </div>
    </div>
  )
}

function hintOf(words: string, matches: number) {
  if (words.trim() === '') return text.searchHint
  return matches === 0 ? text.searchNoMatch : text.searchMatches
}
