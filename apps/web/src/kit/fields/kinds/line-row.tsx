import { text } from '@countinghouse/contract/kit/lines.text'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '../../../shell/language.tsx'
import { IconButton } from '../../icon-button.tsx'
import type { useRowDrag } from '../../use-row-drag.ts'
import { FieldControl } from '../field-control.tsx'
import type { Values } from '../field-kind.ts'
import type { LineFieldModel, LinesModel } from '../field-model.ts'
import type { Typed } from '../field-value.ts'
import type { FieldTexts } from '../use-field-text.ts'
import type { TypedLine } from './lines.ts'
import { isUntouched, readCell, typedIn } from './lines.ts'
import styles from './lines-input.module.css'

type LineRowProps = {
  readonly index: number
  readonly count: number
  readonly line: TypedLine
  readonly field: LinesModel
  readonly texts: FieldTexts
  readonly row: Values
  /** What is wrong with it is said. */
  readonly isJudged: boolean
  readonly drag: ReturnType<ReturnType<typeof useRowDrag>>
  readonly cellId: (key: string) => string
  readonly onChange: (line: TypedLine) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, key: string) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** One line with a control for each of its fields, and what moves and removes it. */
export function LineRow(props: LineRowProps) {
  const { index, count, line, field, isJudged, drag, cellId, onChange, onKeyDown, onMove, onRemove } = props
  const { t } = useLanguage()
  const number = index + 1
  const { draggable, onDragStart, onDragEnd, ...target } = drag
  return (
    <tr {...target}>
      <td className={styles.place} draggable={draggable} onDragStart={onDragStart} onDragEnd={onDragEnd}>
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
        <bdi>{number}</bdi>
      </td>
      {field.lineFields.map((cell) => (
        <td key={cell.key} data-widget={cell.widget} onKeyDown={(event) => onKeyDown(event, cell.key)}>
          <LineCell
            {...props}
            cell={cell}
            id={cellId(cell.key)}
            number={number}
            isJudged={isJudged && !isUntouched(field, line)}
            onType={(typed) => onChange({ ...line, [cell.key]: typed })}
          />
        </td>
      ))}
      <td className={styles.actions}>
        <IconButton label={t(text.moveUp, { line: number })} disabled={index === 0} onClick={() => onMove(index - 1)}>
          <IconArrowUp size={16} stroke={1.75} />
        </IconButton>
        <IconButton
          label={t(text.moveDown, { line: number })}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
        >
          <IconArrowDown size={16} stroke={1.75} />
        </IconButton>
        <IconButton label={t(text.remove, { line: number })} onClick={onRemove}>
          <IconX size={16} stroke={1.75} />
        </IconButton>
      </td>
    </tr>
  )
}

type LineCellProps = Pick<LineRowProps, 'line' | 'row' | 'texts' | 'isJudged'> & {
  readonly cell: LineFieldModel
  readonly id: string
  readonly number: number
  readonly onType: (typed: Typed) => void
}

function LineCell({ cell, id, number, line, row, texts, isJudged, onType }: LineCellProps) {
  const { t } = useLanguage()
  const { issue } = readCell(cell, line, row)
  const problem = isJudged && issue !== undefined ? t(issue.text, issue.params) : null
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
        typed={typedIn(cell, line)}
        row={{ ...row, ...line }}
        problem={problem}
        isChanged={false}
        onType={onType}
        onLeave={() => undefined}
      />
      {problem !== null && (
        <div id={`${id}-problem`} className={styles.problem}>
          {problem}
        </div>
      )}
    </>
  )
}
