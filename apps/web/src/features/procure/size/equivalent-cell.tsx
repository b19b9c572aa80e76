import type { Equivalents } from '@countinghouse/contract/procure/size-equivalent'
import { setEquivalent } from '@countinghouse/contract/procure/size-equivalent'
import { text } from '@countinghouse/contract/procure/size-equivalent.text'
import { sizeScale } from '@countinghouse/contract/procure/size-scale'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './size.module.css'

type Scale = Equivalents['scales'][number]
type EquivalentCellProps = {
  readonly size: Scale['sizes'][number]
  readonly scale: Scale
  readonly pairs: Equivalents['pairs']
  readonly canEdit: boolean
}

/** Equivalent sizes in another scale; there can be several. */
export function EquivalentCell({ size, scale, pairs, canEdit }: EquivalentCellProps) {
  const { t } = useLanguage()
  const write = useWrite(t(sizeScale.text.title))
  const [isAdding, setIsAdding] = useState(false)
  const same = scale.sizes.filter(({ id }) => pairs.some((pair) => pair.sizeId === size.id && pair.otherId === id))
  if (!canEdit) return same.length === 0 ? '–' : <bdi>{same.map(({ code }) => code).join(', ')}</bdi>

  async function change(from: number | null, entered: string): Promise<void> {
    const set = (otherId: number, isSame: boolean) => write(setEquivalent, { id: size.id, otherId, isSame })
    if (from !== null && (await set(from, false)) === null) return
    if (entered !== '') await set(Number(entered), true)
    setIsAdding(false)
  }

  const chosen = [...same.map(({ id }) => id), ...(same.length === 0 || isAdding ? [null] : [])]
  return (
    <span className={styles.equivalents}>
      {chosen.map((id) => (
        <select
          key={id ?? 'new'}
          className={styles.select}
          aria-label={t(text.cell, { scale: scale.name, size: size.code })}
          value={id ?? ''}
          onChange={(event) => void change(id, event.currentTarget.value)}
        >
          <option value="">–</option>
          {scale.sizes
            .filter((other) => other.id === id || !same.includes(other))
            .map((other) => (
              <option key={other.id} value={other.id}>
                {other.code}
              </option>
            ))}
        </select>
      ))}
      {same.length > 0 && !isAdding && (
        <IconButton label={t(text.another, { scale: scale.name, size: size.code })} onClick={() => setIsAdding(true)}>
          <IconPlus size={16} stroke={1.75} />
        </IconButton>
      )}
    </span>
  )
}
