import { addKinds } from '../field-kind.ts'
import { amount } from './amount.ts'
import { lines } from './lines.ts'

addKinds({
  record: { read: (typed) => ({ value: Number(typed) }) },
  amount,
  lines,
})
