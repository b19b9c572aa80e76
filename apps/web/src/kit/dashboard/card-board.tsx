import type { CardBoard as Board, ChooseCards } from '@countinghouse/contract/erp/dashboard-card'
import { text } from '@countinghouse/contract/kit/card-board.text'
import { Button } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { CardTile } from './card-tile.tsx'
import styles from './card-board.module.css'

const CardChoice = lazy(async () => ({ default: (await import('./card-choice.tsx')).CardChoice }))

type Props = {
  readonly board: Board
  readonly choose: ChooseCards
}

/** The cards of the user, and the choice among those that the user may see. */
export function CardBoard({ board, choose }: Props) {
  const { t } = useLanguage()
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)
  if (board.offered.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t(text.cards)}
        </h2>
        <Button
          variant="default"
          leftSection={<IconAdjustments size={16} stroke={1.75} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {t(text.choose)}
        </Button>
      </header>
      {board.cards.length === 0 && <p className={styles.note}>{t(text.none)}</p>}
      <ul className={styles.cards} aria-labelledby={id}>
        {board.cards.map((card) => (
          <CardTile key={card.key} card={card} currency={board.currency} />
        ))}
      </ul>
      {isChoosing && (
        <Suspense>
          <CardChoice board={board} choose={choose} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </section>
  )
}
