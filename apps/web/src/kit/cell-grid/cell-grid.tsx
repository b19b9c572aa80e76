import { text } from '@countinghouse/contract/kit/cell-grid.text'
import { useMediaQuery } from '@mantine/hooks'
import type { CSSProperties } from 'react'
import { useId, useRef } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import list from '../grid/data-grid.module.css'
import { isNumeric } from '../fields/field-model.ts'
import { useRowWindow } from '../../ui/behaviour/use-row-window.ts'
import { isWithin } from './cell-edits.ts'
import type { CellGridProps } from './cell-grid-props.ts'
import styles from './cell-grid.module.css'
import { CellInput } from './cell-input.tsx'
import { wordsOf } from './cell-text.ts'
import { useCellGridEvents } from './use-cell-grid-events.ts'

const rowHeight = 36
/** Widths of code and name, which are frozen, and the minimum of the others. Units: px. */
const widths = { wide: [112, 208, 144], narrow: [72, 96, 120] } as const

/** A spreadsheet-like grid: one tab stop, arrow keys move, Shift selects a block, the clipboard copies blocks. */
export function CellGrid(props: CellGridProps) {
  const { label, rows, columns, texts, cellAt, block } = props
  const { t, nameOf } = useLanguage()
  const id = useId()
  const scrollRef = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery('(width < 40em)', undefined, { getInitialValueInEffect: false })
  const [codeWidth, nameWidth, leastWidth] = widths[isNarrow ? 'narrow' : 'wide']
  const { range, scrollTo } = useRowWindow({
    scrollRef,
    count: rows.length,
    rowHeight,
    headerHeight: rowHeight,
    cover: 0,
  })
  const { from: active } = block
  const events = useCellGridEvents({ ...props, scrollTo })
  const drawn = rows.flatMap((row, index) =>
    index === active.row || (index >= range.first && index < range.end) ? [{ row, index }] : [],
  )
  const heading = { className: list.heading, role: 'columnheader', scope: 'col' } as const
  return (
    <div
      ref={scrollRef}
      className={`${list.scroll} ${styles.scroll}`}
      style={{ scrollPaddingInlineStart: codeWidth + nameWidth }}
      {...events.clipboard}
    >
      <table
        role="grid"
        className={list.grid}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 2}
        aria-multiselectable
        style={
          {
            '--columns': `${codeWidth}px ${nameWidth}px repeat(${columns.length}, minmax(${leastWidth}px, 1fr))`,
            '--least-width': `${codeWidth + nameWidth + columns.length * leastWidth}px`,
            '--row': `${rowHeight}px`,
          } as CSSProperties
        }
      >
        <thead role="rowgroup" className={list.head}>
          <tr role="row" className={list.headRow} aria-rowindex={1}>
            <th {...heading} data-frozen="yes" style={{ insetInlineStart: 0 }}>
              <span className={list.headingText}>{texts.label('code')}</span>
            </th>
            <th {...heading} data-frozen="last" style={{ insetInlineStart: codeWidth }}>
              <span className={list.headingText}>{texts.label('name')}</span>
            </th>
            {columns.map((model) => (
              <th key={model.name} {...heading} data-numeric={isNumeric(model) || undefined}>
                <span className={list.headingText}>
                  {texts.label(model.name)}
                  {model.widget === 'rate' && ' (%)'}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={list.body} style={{ blockSize: rows.length * rowHeight }} {...events.mouse}>
          {drawn.map(({ row, index }) => (
            <tr
              key={row.id}
              role="row"
              aria-rowindex={index + 2}
              className={`${list.row} ${styles.row}`}
              style={{ transform: `translateY(${index * rowHeight}px)` }}
            >
              <td role="gridcell" className={list.cell} data-frozen="yes" style={{ insetInlineStart: 0 }}>
                <bdi>{row.code}</bdi>
              </td>
              <th
                role="rowheader"
                scope="row"
                className={list.cell}
                data-frozen="last"
                style={{ insetInlineStart: codeWidth }}
              >
                <bdi>{nameOf(row)}</bdi>
              </th>
              {columns.map((model, column) => {
                const place = { row: index, column }
                const cell = cellAt(place)
                const isActive = index === active.row && column === active.column
                return (
                  <td
                    key={model.name}
                    role="gridcell"
                    className={`${list.cell} ${styles.cell}`}
                    aria-selected={isWithin(block, place)}
                    data-row={index}
                    data-column={column}
                    data-changed={cell.isChanged || undefined}
                    data-wrong={cell.problem !== null || undefined}
                    data-numeric={isNumeric(model) || undefined}
                  >
                    {isActive ? (
                      <CellInput
                        cell={cell}
                        model={model}
                        label={t(text.cell, { column: texts.label(model.name), record: nameOf(row) })}
                        listId={wordsOf(texts, model).length > 0 ? `${id}${model.name}` : null}
                        problemId={props.problemId}
                        onKey={events.onKey}
                        onEnter={events.onEnter}
                      />
                    ) : (
                      <bdi>{cell.text}</bdi>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {columns.map((model) => (
        <datalist key={model.name} id={`${id}${model.name}`}>
          {wordsOf(texts, model).map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      ))}
    </div>
  )
}
