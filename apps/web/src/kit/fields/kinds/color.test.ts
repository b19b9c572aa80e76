import { text } from '@countinghouse/contract/kit/color.text'
import { colorField } from '@countinghouse/contract/rich-fields'
import { beforeEach, expect, test } from 'vitest'
import { addKinds } from '../field-kind.ts'
import { fieldModel } from '../field-model.ts'
import { readEntered } from '../field-value.ts'
import { color } from './color.ts'

const hex = fieldModel('hex', colorField().nullable())

beforeEach(() => addKinds({ color }))

test('a colour is typed with or without its sign, in any case, and nothing else is one', () => {
  expect([readEntered(hex, '1f3a93'), readEntered(hex, ' #1F3a93 '), readEntered(hex, '')]).toEqual([
    { value: '#1F3A93' },
    { value: '#1F3A93' },
    { value: null },
  ])
  expect(readEntered(hex, 'navy')).toEqual({ issue: { text: text.notColor } })
})
