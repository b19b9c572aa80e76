import { text } from '@countinghouse/contract/kit/lines.text'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useHandler } from '../../../ui/behaviour/use-handler.ts'
import { useRowDrag } from '../../../ui/behaviour/use-row-drag.ts'
import { steadyList, steadyObject, useSteady } from '../../../ui/behaviour/use-steady.ts'
import { controlProps } from '../field-frame.tsx'
import type { FieldInputProps } from '../field-frame.tsx'
import type { LinesModel } from '../field-model.ts'
import { cellId, LineRow } from './line-row.tsx'
import { useOfferedLines } from './use-offered-lines.ts'
import type { Place, FormLine } from './lines.ts'
import { firstWrong, linesIn, newLine, formatFormLines } from './lines.ts'
import styles from './lines-input.module.css'

/** Maximum number of fields that fit a drawer; wider tables scroll. */
const mostNarrow = 6

type LinesInputProps = FieldInputProps & { readonly field: LinesModel; readonly entered: string }

/**
 * Lines of a record as a table: Enter moves to the next line and adds one after the last, Alt with an arrow moves a line.
 */
export function LinesInput(props: LinesInputProps) {
  const { id, field: whole, texts, entered, enteredNow = () => entered, row = {}, problem, onType, onLeave } = props
  const { t } = useLanguage()
  const [told, setTold] = useState('')
  const wanted = useRef<Place | null>(null)
  const groupRef = useRef<HTMLDivElement>(null)
  const lines = useSteady(linesIn(entered), steadyList)
  const field = useOfferedLines(whole, lines)
  const { [field.name]: _own, ...others } = row
  const beside = useSteady(others, steadyObject)
  const firstKey = field.lineFields[0]?.key ?? ''
  const cellOf = (place: Place) => document.getElementById(cellId(id, place))

  useLayoutEffect(() => {
    const place = wanted.current
    wanted.current = null
    if (place !== null) cellOf(place)?.focus()
  })

  /** Changes apply to these, so that what was scanned since the last render stays. */
  const current = () => linesIn(String(enteredNow()))

  function change(next: readonly FormLine[], place: Place | null = null): void {
    wanted.current = place
    onType(formatFormLines(next))
  }

  function add(): void {
    const now = current()
    if (now.length < field.most) change([...now, newLine(whole)], { line: now.length, key: firstKey })
  }

  function move(from: number, to: number, key: string): void {
    const now = current()
    const line = now[from]
    if (line === undefined || to < 0 || to >= now.length) return
    change(now.toSpliced(from, 1).toSpliced(to, 0, line), { line: to, key })
    setTold(t(text.moved, { from: from + 1, to: to + 1 }))
  }

  function remove(index: number): void {
    const now = current()
    const last = now.length - 2
    change(now.toSpliced(index, 1), last < 0 ? null : { line: Math.min(index, last), key: firstKey })
    if (last < 0) groupRef.current?.querySelector<HTMLElement>('[data-add]')?.focus()
    setTold(t(text.removed, { line: index + 1 }))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, place: Place): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.altKey && step !== undefined) move(place.line, place.line + step, place.key)
    else if (event.altKey || event.key !== 'Enter' || event.defaultPrevented) return
    else if (place.line < lines.length - 1) cellOf({ ...place, line: place.line + 1 })?.focus()
    else add()
    event.preventDefault()
  }

  /** Focusing the field moves the focus to its first error. */
  function onFocus({ target, currentTarget }: FocusEvent<HTMLDivElement>): void {
    if (target !== currentTarget) return
    const wrong = firstWrong(whole, lines, row)
    const cell = wrong === null ? null : cellOf(wrong)
    ;(cell ?? target.querySelector<HTMLElement>('input, select, [data-add]'))?.focus()
  }

  const onChange = useHandler((index: number, cells: FormLine) => {
    const now = current()
    const line = now[index]
    if (line !== undefined) change(now.with(index, { ...line, ...cells }))
  })
  const onPress = useHandler(onKeyDown)
  const onMove = useHandler((from: number, to: number) => move(from, to, firstKey))
  const onRemove = useHandler(remove)
  const rowProps = useRowDrag((from, to) => move(from, to, firstKey))
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...described } = controlProps(props)
  return (
    <div
      {...described}
      ref={groupRef}
      role="group"
      aria-label={texts.label(field.name)}
      tabIndex={-1}
      className={styles.group}
      onFocus={onFocus}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      {lines.length > 0 && (
        <table className={styles.table} data-wide={field.lineFields.length > mostNarrow || undefined}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t(text.place)}</span>
              </th>
              {field.lineFields.map(({ key, name }) => (
                <th key={key} scope="col">
                  {texts.label(name)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <LineRow
                key={`line ${index}`}
                id={id}
                index={index}
                isLast={index === lines.length - 1}
                line={line}
                field={field}
                texts={texts}
                row={beside}
                isValidated={problem !== null}
                drag={rowProps(index)}
                onChange={onChange}
                onPress={onPress}
                onMove={onMove}
                onRemove={onRemove}
              />
            ))}
          </tbody>
        </table>
      )}
      <Button
        data-add
        variant="default"
        size="compact-sm"
        className={styles.add}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        disabled={lines.length >= field.most}
        onClick={add}
      >
        {t(text.add)}
      </Button>
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </div>
  )
}
