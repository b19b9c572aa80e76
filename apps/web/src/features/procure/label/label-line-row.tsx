import type { LabelPreview } from '@countinghouse/contract/procure/label'
import { mostLabels } from '@countinghouse/contract/procure/label'
import { text } from '@countinghouse/contract/procure/label.text'
import { IconEye, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './label.module.css'
import type { LabelLine } from './labels-search.ts'

type Props = {
  readonly line: LabelLine
  /** Null while loading. */
  readonly item: LabelPreview['items'][number] | null
  readonly isShown: boolean
  readonly onChange: (line: LabelLine) => void
  readonly onShow: () => void
  readonly onRemove: () => void
}

export function LabelLineRow({ line, item, isShown, onChange, onShow, onRemove }: Props) {
  const { t } = useLanguage()
  const sku = item?.sku ?? ''
  return (
    <tr data-shown={isShown || undefined} data-wrong={(item !== null && item.problem !== null) || undefined}>
      <th scope="row" data-column="item">
        <span>
          <bdi>{item?.name ?? '…'}</bdi>
        </span>
        {item?.options != null && (
          <span className={styles.quiet}>
            <bdi>{item.options}</bdi>
          </span>
        )}
        {item !== null && item.problem !== null && (
          <span className={styles.problem}>{t(text[`problem_${item.problem}`])}</span>
        )}
      </th>
      <td data-column="sku">
        <bdi>{sku}</bdi>
      </td>
      <td data-column="barcode">
        <bdi>{item?.code ?? ''}</bdi>
      </td>
      <td data-column="price">
        <bdi>{item?.price ?? ''}</bdi>
      </td>
      <td data-column="copies">
        <Copies label={t(text.copiesOf, { sku })} line={line} onChange={onChange} />
      </td>
      <td data-column="rowActions">
        <IconButton label={t(text.show, { sku })} aria-pressed={isShown} onClick={onShow}>
          <IconEye size={18} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={t(text.remove, { sku })} onClick={onRemove}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </td>
    </tr>
  )
}

type CopiesProps = Pick<Props, 'line' | 'onChange'> & { readonly label: string }

/** Invalid input is kept until the field loses focus. */
function Copies({ label, line, onChange }: CopiesProps) {
  const [entered, setEntered] = useState<string | null>(null)
  return (
    <input
      className={styles.copies}
      aria-label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={mostLabels}
      value={entered ?? line.copies}
      onChange={({ currentTarget: { value } }) => {
        setEntered(value)
        const copies = Number(value)
        if (Number.isInteger(copies) && copies >= 1 && copies <= mostLabels) onChange({ ...line, copies })
      }}
      onBlur={() => setEntered(null)}
    />
  )
}
