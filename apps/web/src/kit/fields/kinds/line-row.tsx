import { text } from '@countinghouse/contract/kit/lines.text'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { memo, Suspense } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { useRowDrag } from '../../../ui/behaviour/use-row-drag.ts'
import { FieldControl } from '../field-control.tsx'
import type { Values } from '../field-kind.ts'
import type { LineFieldModel, LinesModel } from '../field-model.ts'
import type { Entered } from '../field-value.ts'
import { storeOf } from '../use-choices.ts'
import type { FieldTexts } from '../use-field-text.ts'
import type { Place, FormLine } from './lines.ts'
import { isUntouched, readCell, enteredIn } from './lines.ts'
import { VariantNote } from '../../variant/lazy-variant.ts'
import styles from './lines-input.module.css'

type LineRowProps = {
  readonly id: string
  readonly index: number
  readonly isLast: boolean
  readonly line: FormLine
  readonly field: LinesModel
  readonly texts: FieldTexts
  /** The values of the record beside the lines. */
  readonly row: Values
  /** Whether errors are shown. */
  readonly isValidated: boolean
  readonly onChange: (index: number, cells: FormLine) => void
  readonly onPress: (event: KeyboardEvent<HTMLElement>, place: Place) => void
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (index: number) => void
}

type DraggedRowProps = LineRowProps & { readonly drag: ReturnType<ReturnType<typeof useRowDrag>> }

/** One line with the controls of its fields and the buttons to move and remove it. */
export function LineRow({ drag, ...line }: DraggedRowProps) {
  const { draggable, onDragStart, onDragEnd, ...target } = drag
  return (
    <tr {...target}>
      <td className={styles.place} draggable={draggable} onDragStart={onDragStart} onDragEnd={onDragEnd}>
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
        <bdi>{line.index + 1}</bdi>
      </td>
      <LineCells {...line} />
    </tr>
  )
}

/** Memoised, so that only the edited line rerenders; the props must be stable. */
const LineCells = memo(function LineCells(props: LineRowProps) {
  const { id, index, isLast, line, field, isValidated, onChange, onPress, onMove, onRemove } = props
  const { t } = useLanguage()
  const number = index + 1
  return (
    <>
      {field.lineFields.map((cell) => (
        <td
          key={cell.key}
          data-widget={cell.widget}
          onKeyDown={(event) => onPress(event, { line: index, key: cell.key })}
        >
          <LineCell
            {...props}
            cell={cell}
            id={cellId(id, { line: index, key: cell.key })}
            number={number}
            isValidated={isValidated && !isUntouched(field, line)}
            onType={(entered) => onChange(index, { [cell.key]: entered })}
          />
        </td>
      ))}
      <td className={styles.actions}>
        <IconButton
          label={t(text.moveUp, { line: number })}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          <IconArrowUp size={16} stroke={1.75} />
        </IconButton>
        <IconButton
          label={t(text.moveDown, { line: number })}
          disabled={isLast}
          onClick={() => onMove(index, index + 1)}
        >
          <IconArrowDown size={16} stroke={1.75} />
        </IconButton>
        <IconButton label={t(text.remove, { line: number })} onClick={() => onRemove(index)}>
          <IconX size={16} stroke={1.75} />
        </IconButton>
      </td>
    </>
  )
})

/** The control in a cell. */
export function cellId(id: string, { line, key }: Place): string {
  return `${id}-${line}-${key}`
}

type LineCellProps = Pick<LineRowProps, 'line' | 'row' | 'texts' | 'isValidated'> & {
  readonly cell: LineFieldModel
  readonly id: string
  readonly number: number
  readonly onType: (entered: Entered) => void
}

function LineCell({ cell, id, number, line, row, texts, isValidated, onType }: LineCellProps) {
  const { t } = useLanguage()
  const beside = besideOf(cell, row, line)
  const { issue } = readCell(cell, line, row)
  const problem = isValidated && issue !== undefined ? t(issue.text, issue.params) : null
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {texts.label(cell.name)}
        <span className="visually-hidden">{t(text.inLine, { line: number })}</span>
      </label>
      <FieldControl
        id={id}
        field={cell}
        texts={{ ...texts, help: () => null }}
        entered={enteredIn(cell, line)}
        row={beside}
        problem={problem}
        isChanged={false}
        onType={onType}
        onLeave={() => undefined}
      />
      {cell.stockOf !== null && Number(line[cell.key] ?? 0) > 0 && (
        <Suspense fallback={null}>
          <VariantNote variantId={Number(line[cell.key])} storeId={storeOf(cell, beside)} isShort />
        </Suspense>
      )}
      {problem !== null && (
        <div id={`${id}-problem`} className={styles.problem}>
          {problem}
        </div>
      )}
    </>
  )
}

/** A line without a store of its own is for that of its document. */
function besideOf({ stockOf }: LineFieldModel, row: Values, line: FormLine): Values {
  const beside = { ...row, ...line }
  return stockOf === null || storeOf({ stockOf }, beside) !== null ? beside : { ...beside, [stockOf]: row[stockOf] }
}
