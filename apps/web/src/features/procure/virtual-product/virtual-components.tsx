import type { BomVariant } from '@countinghouse/contract/procure/virtual-bom'
import { text as productText } from '@countinghouse/contract/procure/product.text'
import { text } from '@countinghouse/contract/procure/virtual-bom.text'
import { IconX } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import table from '../../../ui/display/short-table.module.css'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import field from '../../../kit/fields/field.module.css'
import type { BomLine, BomLines } from './use-bom-lines.ts'
import styles from './virtual-product.module.css'

type Props = {
  readonly lines: BomLines
  /** Names of the groups of a bundle; none for other types. */
  readonly groups: readonly string[]
  readonly canEdit: boolean
}

/** Components of a virtual product; inactive ones are marked. */
export function VirtualComponents({ lines, groups, canEdit }: Props) {
  const { t } = useLanguage()
  if (lines.lines.length === 0) return <p className={styles.quiet}>{t(text.none)}</p>
  const headings = [text.component, text.quantity, ...(groups.length > 0 ? [text.group] : [])]
  return (
    <table className={`${table.table} ${styles.lines}`} aria-label={t(text.components)}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading.en} scope="col">
              {t(heading)}
            </th>
          ))}
          {canEdit && <td />}
        </tr>
      </thead>
      <tbody>
        {lines.lines.map((line, place) => (
          <ComponentRow
            key={line.key}
            line={line}
            groups={groups}
            canEdit={canEdit}
            problem={lines.problemOf(place)}
            onEdit={(part) => lines.edit(place, part)}
            onRemove={() => lines.remove(place)}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Pick<Props, 'groups' | 'canEdit'> & {
  readonly line: BomLine
  readonly problem: string | null
  readonly onEdit: (part: Partial<BomLine>) => void
  readonly onRemove: () => void
}

function ComponentRow({ line, groups, canEdit, problem, onEdit, onRemove }: RowProps) {
  const { t } = useLanguage()
  const name = nameOfVariant(line)
  const problemId = `component-${line.variantId}-${line.groupNo ?? 0}`
  return (
    <tr>
      <th scope="row">
        <VariantName variant={line} />
      </th>
      <td>
        {canEdit ? (
          <span className={styles.quantity}>
            <input
              className={field.input}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              aria-label={t(text.quantityOf, { name })}
              aria-invalid={problem !== null}
              {...(problem !== null && { 'aria-describedby': problemId })}
              value={line.entered}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => onEdit({ entered: event.currentTarget.value })}
            />
            {line.unit !== null && <bdi className={styles.quiet}>{line.unit}</bdi>}
          </span>
        ) : (
          <bdi>{[line.entered, line.unit ?? ''].join(' ')}</bdi>
        )}
        {problem !== null && (
          <p id={problemId} className={styles.problem}>
            {problem}
          </p>
        )}
      </td>
      {groups.length > 0 && (
        <td>
          <select
            className={field.input}
            disabled={!canEdit}
            aria-label={t(text.groupOf, { name })}
            value={line.groupNo ?? ''}
            onChange={(event) => onEdit({ groupNo: Number(event.currentTarget.value) || null })}
          >
            {line.groupNo === null && <option value="" />}
            {groups.map((group, at) => (
              // Two groups may have the same name while being edited.
              <option key={`group ${at}`} value={at + 1}>
                {group}
              </option>
            ))}
          </select>
        </td>
      )}
      {canEdit && (
        <td className={styles.end}>
          <IconButton label={t(text.remove, { name })} onClick={onRemove}>
            <IconX size={16} stroke={1.75} />
          </IconButton>
        </td>
      )}
    </tr>
  )
}

/** A variant with its options and SKU, and the reason why it cannot be used. */
export function VariantName({ variant }: { readonly variant: BomVariant }) {
  const { t } = useLanguage()
  const { variantStatus, productStatus, sku } = variant
  const fault = productStatus === 'active' ? variantStatus : productStatus
  return (
    <span className={styles.variant}>
      <bdi>{nameOfVariant(variant)}</bdi>
      <bdi className={styles.quiet}>{sku}</bdi>
      {fault !== 'active' && (
        <StateWord tone="danger">{t(text.fault, { status: t(productText[`status_${fault}`]) })}</StateWord>
      )}
    </span>
  )
}

export function nameOfVariant({ name, color, size }: BomVariant): string {
  return [name, color, size].filter((part) => part !== null).join(', ')
}
