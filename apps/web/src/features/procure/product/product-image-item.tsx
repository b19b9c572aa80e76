import type { ProductImage } from '@countinghouse/contract/procure/product-image'
import { downloadProductImage } from '@countinghouse/contract/procure/product-image'
import { text } from '@countinghouse/contract/procure/product-images.text'
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import field from '../../../ui/field/small-field.module.css'
import { downloadAddress } from '../../../app/calls/download.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './product-images.module.css'

type ItemProps = {
  readonly image: ProductImage
  /** Position, from 1. */
  readonly number: number
  readonly count: number
  readonly name: string
  readonly colours: readonly { readonly id: number; readonly name: string }[]
  readonly canEdit: boolean
  readonly onChange: (said: Partial<Pick<ProductImage, 'alt' | 'colorId'>>) => void
  /** Moves by one position. */
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One image with its caption. */
export function ProductImageItem(props: ItemProps) {
  const { image, number, count, name, colours, canEdit, onChange, onMove, onRemove } = props
  const { t } = useLanguage()
  return (
    <li className={styles.image}>
      <img
        src={downloadAddress(downloadProductImage, { id: image.id, size: 'medium' })}
        alt={image.alt ?? t(text.image, { number, name })}
      />
      {number === 1 && <span className={styles.main}>{t(text.main)}</span>}
      {canEdit ? (
        <>
          <input
            // A text from the server replaces the one shown.
            key={image.alt}
            className={field.input}
            dir="auto"
            aria-label={t(text.alt_of, { number })}
            placeholder={t(text.alt)}
            maxLength={200}
            defaultValue={image.alt ?? ''}
            onBlur={({ currentTarget }) => {
              const alt = currentTarget.value.trim() || null
              if (alt !== image.alt) onChange({ alt })
            }}
          />
          <select
            className={field.input}
            aria-label={t(text.colour_of, { number })}
            value={image.colorId ?? ''}
            onChange={({ currentTarget }) => onChange({ colorId: Number(currentTarget.value) || null })}
          >
            <option value="">{t(text.everyColour)}</option>
            {colours.map((colour) => (
              <option key={colour.id} value={colour.id}>
                {colour.name}
              </option>
            ))}
          </select>
          <div className={styles.deeds}>
            <IconButton label={t(text.earlier, { number })} disabled={number === 1} onClick={() => onMove(-1)}>
              <IconArrowLeft size={18} stroke={1.75} className={styles.mirrored} />
            </IconButton>
            <IconButton label={t(text.later, { number })} disabled={number === count} onClick={() => onMove(1)}>
              <IconArrowRight size={18} stroke={1.75} className={styles.mirrored} />
            </IconButton>
            <IconButton label={t(text.remove, { number })} onClick={onRemove}>
              <IconTrash size={18} stroke={1.75} />
            </IconButton>
          </div>
        </>
      ) : (
        image.alt !== null && <p dir="auto">{image.alt}</p>
      )}
    </li>
  )
}
