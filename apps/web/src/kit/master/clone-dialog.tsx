import { codeField, switchField, textField } from '@countinghouse/contract/fields'
import { text } from '@countinghouse/contract/kit/clone.text'
import type { Route } from '@countinghouse/contract/route'
import type { OutputOf, Schema } from '@countinghouse/contract/schema'
import type { Text } from '@countinghouse/kernel/text'
import { useMemo } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { FieldsDialog } from '../dialog/fields-dialog.tsx'
import type { RecordDialogProps } from './record-extras.ts'

type Props<I extends Schema, O extends Schema> = RecordDialogProps & {
  readonly route: Route<I, O>
  readonly words: Readonly<Record<'clone' | 'cloneTitle' | 'cloneHint' | 'cloned', Text>>
  /** Title of the page, for error messages. */
  readonly page: string
  readonly nameOf: (created: OutputOf<O>) => string
  /** The default name. */
  readonly name?: string
  /** Help below an optional code; omitted: the code is required. */
  readonly codeHelp?: Text
  /** The optional parts to copy, sent as `include`. */
  readonly parts?: Readonly<Record<string, Text>>
}

/** Duplicates a record with a new code and name. */
export function CloneDialog<I extends Schema, O extends Schema>(props: Props<I, O>) {
  const { row, onClose, route, words, page, nameOf, name, codeHelp, parts } = props
  const { t, nameOf: shownName } = useLanguage()
  const requested = useMemo(
    () => ({
      fields: {
        code: codeHelp === undefined ? codeField() : codeField().nullable().default(null),
        name: name === undefined ? textField({ max: 120 }) : textField({ max: 120 }).default(name),
        ...Object.fromEntries(Object.keys(parts ?? {}).map((part) => [part, switchField().default(true)])),
      },
      text: { ...text, ...(codeHelp !== undefined && { code_help: codeHelp }), ...parts },
    }),
    [name, codeHelp, parts],
  )
  return (
    <FieldsDialog
      title={t(words.cloneTitle, { name: shownName(row) })}
      lead={t(words.cloneHint)}
      requested={requested}
      confirm={t(words.clone)}
      route={route}
      target={{ id: row.id }}
      {...(parts !== undefined && {
        toInput: ({ code, name: called, ...chosen }: Readonly<Record<string, unknown>>) => ({
          code,
          name: called,
          include: Object.keys(chosen).filter((part) => chosen[part] === true),
        }),
      })}
      page={page}
      doneWords={(created) => t(words.cloned, { name: nameOf(created) })}
      onClose={onClose}
    />
  )
}
