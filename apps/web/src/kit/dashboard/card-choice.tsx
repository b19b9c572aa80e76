import type { CardBoard, ChooseCards } from '@countinghouse/contract/erp/dashboard-card'
import { mostCards } from '@countinghouse/contract/erp/dashboard-card'
import { text } from '@countinghouse/contract/kit/card-board.text'
import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { useWrite } from '../record-edit/use-write.ts'
import styles from './card-board.module.css'
import { moveKey, toggleKey } from './card-order.ts'

type Props = { readonly board: CardBoard; readonly choose: ChooseCards; readonly onClose: () => void }

/** Which cards are shown, and in which order: by keyboard, pointer or touch. */
export function CardChoice({ board, choose, onClose }: Props) {
  const language = useLanguage()
  const { t, locale } = language
  const [keys, setKeys] = useState(() => board.cards.map(({ key }) => key))
  const [isSaving, setSaving] = useState(false)
  const write = useWrite(t(text.cards))
  const shown = keys.flatMap((key) => board.offered.find((card) => card.key === key) ?? [])
  const others = board.offered.filter(({ key }) => !keys.includes(key))

  async function save(chosen: readonly string[] | null): Promise<void> {
    setSaving(true)
    const answer = await write(choose, { keys: chosen === null ? null : [...chosen] })
    setSaving(false)
    if (answer === null) return
    showToast(language, { tone: 'done', message: t(text.saved) })
    onClose()
  }

  return (
    <Dialog
      title={t(text.choose)}
      onClose={onClose}
      actions={
        <>
          {board.isChosen && (
            <Button variant="subtle" disabled={isSaving} onClick={() => void save(null)}>
              {t(text.standard)}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button loading={isSaving} onClick={() => void save(keys)}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      <p className={styles.note}>{t(text.chooseHelp)}</p>
      {keys.length >= mostCards && <p className={styles.note}>{t(text.tooMany, { count: mostCards })}</p>}
      <ul className={styles.choices} aria-label={t(text.cards)}>
        {[...shown, ...others].map(({ key, title, definition }) => {
          const place = keys.indexOf(key)
          const label = title[locale]
          return (
            <li key={key} className={styles.choice}>
              <label>
                <input
                  type="checkbox"
                  checked={place >= 0}
                  disabled={place < 0 && keys.length >= mostCards}
                  onChange={() => setKeys(toggleKey(keys, key))}
                />
                <span>
                  {label}
                  <span className={styles.meaning}>{definition[locale]}</span>
                </span>
              </label>
              {place >= 0 && (
                <>
                  <IconButton
                    disabled={place === 0}
                    label={t(text.moveUp, { label })}
                    onClick={() => setKeys(moveKey(keys, key, -1))}
                  >
                    <IconChevronUp size={16} stroke={1.75} />
                  </IconButton>
                  <IconButton
                    disabled={place === keys.length - 1}
                    label={t(text.moveDown, { label })}
                    onClick={() => setKeys(moveKey(keys, key, 1))}
                  >
                    <IconChevronDown size={16} stroke={1.75} />
                  </IconButton>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
