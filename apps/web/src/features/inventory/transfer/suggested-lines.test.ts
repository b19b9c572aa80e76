import { transfer } from '@countinghouse/contract/inventory/transfer'
import { expect, test } from 'vitest'
import { fieldModels, isLines } from '../../../kit/fields/field-model.ts'
import { linesIn, newLine, formatFormLines } from '../../../kit/fields/kinds/lines.ts'
import { namedIn, withSuggested } from './suggested-lines.ts'

const item = {
  variantId: 7,
  product: 'Tent',
  sku: 'TENT',
  sold: 9,
  free: 0,
  coming: 0,
  there: 20,
  wanted: 7,
  suggested: 5,
}

function linesOfTransfer() {
  const model = fieldModels(transfer).find(({ name }) => name === 'lines')
  if (model === undefined || !isLines(model)) throw new Error('A transfer has no lines.')
  return model
}

test('what is suggested stands behind what was typed, in place of the line that nobody has typed in', () => {
  const model = linesOfTransfer()
  const entered = formatFormLines([{ ...newLine(model), variantId: '3', quantity: '2' }, newLine(model)])
  expect([...namedIn(entered)]).toContain(3)
  const lines = linesIn(withSuggested(model, entered, [item]))
  expect(lines.map((line) => [line['variantId'], line['quantity']])).toEqual([
    ['3', '2'],
    ['7', '5'],
  ])
})
