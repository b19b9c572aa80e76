import type { CardBoard, ChooseCards } from '@countinghouse/contract/erp/dashboard-card'
import { mostCards } from '@countinghouse/contract/erp/dashboard-card'
import { text } from '@countinghouse/contract/kit/card-board.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { useWrite } from '../record-edit/use-write.ts'
import { OrderedChoice } from '../selection/ordered-choice.tsx'
import styles from './card-board.module.css'

type Props = { readonly board: CardBoard; readonly choose: ChooseCards; readonly onClose: () => void }

/** Which cards are shown, and in which order: by keyboard, pointer or touch. */
export function CardChoice({ board, choose, onClose }: Props) {
  const language = useLanguage()
  const { t, locale } = language
  const [keys, setKeys] = useState<readonly string[]>(() => board.cards.map(({ key }) => key))
  const [isSaving, setSaving] = useState(false)
  const write = useWrite(t(text.cards))

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
      <div className={styles.choices}>
        <OrderedChoice
          label={t(text.cards)}
          options={board.offered.map(({ key, title, definition }) => ({
            key,
            label: title[locale],
            meaning: definition[locale],
          }))}
          keys={keys}
          most={mostCards}
          onChange={setKeys}
        />
      </div>
    </Dialog>
  )
}
