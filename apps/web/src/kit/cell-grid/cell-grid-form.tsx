import type { CellRow } from '@countinghouse/contract/bulk-edit'
import { mostCells } from '@countinghouse/contract/bulk-edit'
import { text } from '@countinghouse/contract/kit/cell-grid.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconColumns3, IconStackPush } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { FieldModel } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { Popup } from '../../ui/dialog/popup.tsx'
import { CellGrid } from './cell-grid.tsx'
import type { Block, Place, EnteredCells } from './cell-edits.ts'
import { filledDown, partsOf } from './cell-edits.ts'
import styles from './cell-grid.module.css'
import { ColumnChoices } from './column-choices.tsx'
import type { CellDraft } from './use-cell-draft.ts'
import { useCellEdits } from './use-cell-edits.ts'

type CellGridFormProps = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly rows: readonly MasterRow[]
  readonly models: readonly FieldModel[]
  /** Names of the initial columns. */
  readonly shown: readonly string[]
  readonly start: EnteredCells
  readonly problem: string | null
  readonly onDraft: (draft: CellDraft) => void
  readonly onPreview: (rows: CellRow[]) => void
  readonly onClose: () => void
}

const firstCell: Place = { row: 0, column: 0 }
const drawing = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The grid with its toolbar, the error of the focused cell and the next step. */
export function CellGridForm({ master, texts, rows, models, start, problem, ...props }: CellGridFormProps) {
  const { t } = useLanguage()
  const problemId = useId()
  const [shown, setShown] = useState(props.shown)
  const [block, setBlock] = useState<Block>({ from: firstCell, to: firstCell })
  const [leftOut, setLeftOut] = useState(0)
  const edits = useCellEdits({ master, texts, rows, models, start })
  const columns = models.filter(({ name }) => shown.includes(name))
  const cellAt = (place: Place) => edits.cellAt(columns, place)
  const versions = Object.fromEntries(rows.map(({ id, version }) => [String(id), version]))
  const { problem: wrong } = cellAt(block.from)
  const enteredFields = [...new Set(Object.keys(edits.cells).map((key) => partsOf(key).field))]

  const onCells = useEffectEvent((cells: EnteredCells) => props.onDraft({ cells, versions }))
  useEffect(() => onCells(edits.cells), [edits.cells])

  function fill(): void {
    edits.type(
      columns,
      filledDown(block, (place) => cellAt(place).text),
    )
  }

  /** Moves to the next invalid cell after the focused one, wrapping around. */
  function showWrong(): void {
    const places = edits.wrong.map(({ row, field }) => ({
      row,
      column: columns.findIndex(({ name }) => name === field),
    }))
    const { row, column } = block.from
    const next = places.find((place) => place.row > row || (place.row === row && place.column > column)) ?? places[0]
    if (next !== undefined) setBlock({ from: next, to: next })
  }

  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t(text.open)}>
        <p className={styles.lead}>{t(text.lead)}</p>
        <Popup
          label={t(text.columns)}
          side="end"
          buttonClass={styles.tool}
          button={
            <>
              <IconColumns3 {...drawing} />
              {t(text.columns)}
            </>
          }
        >
          <ColumnChoices
            models={models}
            texts={texts}
            chosen={shown}
            kept={enteredFields}
            most={Math.floor(mostCells / rows.length)}
            onChange={(names) => {
              setShown(names)
              setBlock({ from: firstCell, to: firstCell })
            }}
          />
        </Popup>
        <button type="button" className={styles.tool} onClick={fill} aria-keyshortcuts="Control+D">
          <IconStackPush {...drawing} />
          {t(text.fillDown)}
        </button>
        <button
          type="button"
          className={styles.tool}
          disabled={!edits.canUndo}
          onClick={edits.undo}
          aria-keyshortcuts="Control+Z"
        >
          <IconArrowBackUp {...drawing} />
          {t(text.undo)}
        </button>
        <button
          type="button"
          className={styles.tool}
          disabled={!edits.canRedo}
          onClick={edits.redo}
          aria-keyshortcuts="Control+Shift+Z"
        >
          <IconArrowForwardUp {...drawing} />
          {t(text.redo)}
        </button>
      </div>
      <CellGrid
        label={t(text.title, { title: t(master.text.title) })}
        rows={rows}
        columns={columns}
        texts={texts}
        cellAt={cellAt}
        block={block}
        onBlock={(next) => {
          setBlock(next)
          setLeftOut(0)
        }}
        onType={(entered) => edits.type(columns, entered)}
        onFill={fill}
        onUndo={edits.undo}
        onRedo={edits.redo}
        onLeftOut={setLeftOut}
        problemId={problemId}
      />
      <div className={styles.words}>
        <span id={problemId}>{wrong?.message}</span>
        {wrong?.suggestions.map((suggestion) => (
          <Button
            key={suggestion}
            variant="default"
            size="compact-sm"
            onClick={() => edits.type(columns, [{ ...block.from, text: suggestion }])}
          >
            {t(text.use, { value: suggestion })}
          </Button>
        ))}
        <span role="alert">{problem ?? (leftOut > 0 ? t(text.leftOut, { count: leftOut }) : '')}</span>
      </div>
      <div className={styles.foot}>
        <p className={styles.told} role="status">
          {t(text.changed, { count: edits.changedCount })}
        </p>
        {edits.wrong.length > 0 && (
          <Button variant="light" color="red" size="compact-sm" onClick={showWrong}>
            {t(text.wrong, { count: edits.wrong.length })}
          </Button>
        )}
        <span className={styles.space} />
        <Button variant="default" onClick={props.onClose}>
          {t(text.close)}
        </Button>
        <Button
          disabled={Object.keys(edits.cells).length === 0}
          onClick={() => props.onPreview(rowsToSend(edits.cells, versions))}
        >
          {t(text.preview)}
        </Button>
      </div>
    </>
  )
}

function rowsToSend(cells: EnteredCells, versions: Readonly<Record<string, number>>): CellRow[] {
  const rows = new Map<number, Record<string, string>>()
  for (const [key, entered] of Object.entries(cells)) {
    const { id, field } = partsOf(key)
    rows.set(id, { ...rows.get(id), [field]: entered })
  }
  return [...rows].flatMap(([id, entered]) => {
    const version = versions[String(id)]
    return version === undefined ? [] : [{ id, version, cells: entered }]
  })
}
