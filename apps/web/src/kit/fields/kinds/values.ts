import { addKinds } from '../field-kind.ts'
import { amount } from './amount.ts'
import { color } from './color.ts'
import { lines } from './lines.ts'
import { measure } from './measure.ts'
import { quantity } from './quantity.ts'
import { time } from './time.ts'

addKinds({
  record: { read: (entered) => ({ value: Number(entered) }) },
  records: {
    enteredOf: (value) => JSON.stringify(value),
    read: (entered) => ({ value: JSON.parse(entered) as unknown }),
  },
  amount,
  measure,
  quantity,
  time,
  color,
  lines,
})
