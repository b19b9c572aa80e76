import { text } from '@countinghouse/contract/procure/product-barcodes.text'
import type { Variant } from '@countinghouse/contract/procure/variant'
import { IconPencil } from '@tabler/icons-react'
import { memo, useEffect, useRef } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { MayLeave } from './barcode-editor.tsx'
import { BarcodeEditor } from './barcode-editor.tsx'
import styles from './product-barcodes.module.css'

type Props = {
  readonly variant: Variant
  /** Colour and size. */
  readonly options: string
  readonly isOpen: boolean
  readonly canEdit: boolean
  readonly onLeaving: (mayLeave: MayLeave | null) => void
  /** Null closes the open variant. */
  readonly onOpen: (id: number | null) => Promise<void>
}

/** One variant with its barcodes, the main one first; editable while open. */
export const VariantBarcodes = memo(({ variant, options, isOpen, canEdit, onLeaving, onOpen }: Props) => {
  const { t } = useLanguage()
  const place = useRef<HTMLLIElement>(null)
  const { id, sku, barcodes } = variant
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' })
    else if (wasOpen.current && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <li ref={place} className={styles.variant} data-open={isOpen || undefined}>
      <span className={styles.name}>
        <bdi>{sku}</bdi>
        {options !== '' && <bdi className={styles.options}>{options}</bdi>}
      </span>
      {isOpen ? (
        <BarcodeEditor variant={variant} onLeaving={onLeaving} onClose={() => void onOpen(null)} />
      ) : (
        <>
          <span className={styles.codes}>
            {barcodes.length === 0 && <span className={styles.none}>{t(text.none)}</span>}
            {barcodes.map(({ code, kind, packQuantity, isPrimary }) => (
              <span key={code} className={styles.code}>
                <bdi className={styles.digits}>{code}</bdi>
                <span className={styles.facts}>
                  {t(text[`kind_${kind}`])}
                  {packQuantity !== 1 && ` · ${t(text.pack, { quantity: packQuantity })}`}
                  {isPrimary && barcodes.length > 1 && ` · ${t(text.main)}`}
                </span>
              </span>
            ))}
          </span>
          {canEdit && (
            <button
              type="button"
              className={styles.change}
              aria-label={t(text.change, { sku })}
              title={t(text.change, { sku })}
              onClick={() => void onOpen(id)}
            >
              <IconPencil size={18} stroke={1.75} aria-hidden />
            </button>
          )}
        </>
      )}
    </li>
  )
})
