import { choiceField, integerField, textField } from '@countinghouse/contract/fields'
import { text } from '@countinghouse/contract/kit/lines.text'
import { linesField } from '@countinghouse/contract/rich-fields'
import { beforeEach, expect, test } from 'vitest'
import { mergeOf } from '../../record-edit/conflict.ts'
import { addKinds } from '../field-kind.ts'
import { fieldModel, isLines } from '../field-model.ts'
import { readEntered, enteredOf } from '../field-value.ts'
import { firstWrong, lines, linesIn, newLine, formatFormLines } from './lines.ts'

const line = {
  label: textField({ max: 10 }),
  kind: choiceField(['once', 'monthly']).default('once'),
  months: integerField({ min: 1, max: 12 }).nullable().default(null),
}
const fees = fieldModel('fees', linesField('fee', line, { least: 1 }))
if (!isLines(fees)) throw new Error('Fees are lines.')
const rent = { label: 'Rent', kind: 'monthly', months: 12 }

beforeEach(() => addKinds({ lines }))

test('lines are typed as one text and read as they were', () => {
  const entered = String(enteredOf(fees, [rent, { ...rent, months: null }]))
  expect(linesIn(entered)).toEqual([
    { ...rent, months: '12' },
    { ...rent, months: '' },
  ])
  expect(readEntered(fees, entered)).toEqual({ value: [rent, { ...rent, months: null }] })
})

test('a line that is wrong is named, one that nobody typed in is left out, and a record that needs one says so', () => {
  const [good, untouched] = [{ label: 'Key', kind: 'once', months: '' }, newLine(fees)]
  const wrong = { ...good, months: '13' }
  expect(readEntered(fees, formatFormLines([good, wrong]))).toEqual({
    issue: { text: text.seeLine, params: { line: 2 } },
  })
  expect(firstWrong(fees, [good, wrong], {})).toEqual({ line: 1, key: 'months' })
  expect(readEntered(fees, formatFormLines([good, untouched]))).toEqual({ value: [{ ...good, months: null }] })
  expect(firstWrong(fees, [good, untouched], {})).toBeNull()
  expect(readEntered(fees, formatFormLines([untouched]))).toEqual({ issue: { text: text.needsLine } })
})

test('lines that say the same are no conflict', () => {
  const [base, mine] = [{ fees: [rent] }, { fees: [{ ...rent, months: 6 }] }]
  expect(mergeOf(['fees'], base, mine, { fees: [{ ...rent }] })).toEqual({ clashes: [], theirs: [] })
  expect(mergeOf(['fees'], base, mine, { fees: [] }).clashes).toHaveLength(1)
})
