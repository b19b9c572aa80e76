import { addKinds } from '../field-kind.ts'
import { amount } from './amount.ts'
import { color } from './color.ts'
import { lines } from './lines.ts'
import { measure } from './measure.ts'
import { quantity } from './quantity.ts'
import { time } from './time.ts'

addKinds({
  record: { read: (typed) => ({ value: Number(typed) }) },
  records: {
    typedOf: (value) => JSON.stringify(value),
    read: (typed) => ({ value: JSON.parse(typed) as unknown }),
  },
  amount,
  measure,
  quantity,
  time,
  color,
  lines,
})
