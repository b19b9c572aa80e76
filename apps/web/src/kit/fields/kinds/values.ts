import { addKinds } from '../field-kind.ts'
import { amount } from './amount.ts'
import { lines } from './lines.ts'
import { measure } from './measure.ts'
import { time } from './time.ts'

addKinds({
  record: { read: (typed) => ({ value: Number(typed) }) },
  amount,
  measure,
  time,
  lines,
})
