import type { Document } from '@countinghouse/contract/document'
import type { Paper } from '@countinghouse/contract/document-paper'
import type { PrintedPaper } from '@countinghouse/contract/erp/printed-fields'
import { text } from '@countinghouse/contract/erp/printed-fields.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { printedColumns, printedFacts, printedLines } from '../../../platform/print/printable-fields.ts'

type Choice = PrintedPaper['facts'][number]
export type Chosen = { readonly facts: readonly string[]; readonly columns: readonly string[] }
/** By entity and paper. */
export type ChosenOf = (entity: string, paper: string) => Chosen | null

/** What each printed document can say, and what of it is printed. */
export function printedPapers(documents: readonly Document[], locale: Locale, chosenOf: ChosenOf): PrintedPaper[] {
  const papers = documents.flatMap((document) =>
    document.papers.map((paper) =>
      printedPaper(document, paper, { locale, chosen: chosenOf(document.entity, paper.name) }),
    ),
  )
  return papers.toSorted((one, other) => one.title.localeCompare(other.title, locale))
}

type Of = { readonly locale: Locale; readonly chosen: Chosen | null }

export function printedPaper(document: Document, paper: Paper, { locale, chosen }: Of): PrintedPaper {
  const { entity, papers } = document
  const labelOf = (name: string) => document.text[name]?.[locale] ?? name
  const columns = new Map(
    printedLines(document, paper).flatMap((lines) =>
      printedColumns(lines, paper).map(({ key, name }) => [key, labelOf(name)] as const),
    ),
  )
  const facts = new Map(printedFacts(document, paper).map(({ name }) => [name, labelOf(name)]))
  const title = document.text['title']?.[locale] ?? entity
  return {
    entity,
    paper: paper.name,
    title: papers.length === 1 ? title : format(text.titled, locale, { document: title, paper: paper.title[locale] }),
    facts: choicesOf(facts, chosen?.facts),
    columns: choicesOf(columns, chosen?.columns),
    isChosen: chosen !== null,
  }
}

function choicesOf(labels: ReadonlyMap<string, string>, chosen: readonly string[] | undefined): Choice[] {
  const all = [...labels].map(([name, label]) => ({ name, label, isShown: chosen?.includes(name) ?? true }))
  const shown = (chosen ?? []).flatMap((name) => all.filter((one) => one.name === name))
  return [...shown, ...all.filter((one) => !shown.includes(one))]
}
