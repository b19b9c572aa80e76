import { proposeReminders as propose, reminder } from '@countinghouse/contract/payments/reminder'
import { handleWrite } from '../../platform/calls/handle.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { Reminder } from './reminder/calculate-reminder.ts'
import { calculateReminder } from './reminder/calculate-reminder.ts'
import { chargeReminder, waiveCharge } from './reminder/charge-reminder.ts'
import { sendReminder } from './reminder/send-reminder.ts'
import { proposeReminders } from './reminder/propose-reminders.ts'

const api = [
  ...documentHandlers(reminder, {
    calculate: async (ctx, tx, values) => {
      const { interestPpm: _rate, ...calculated } = await calculateReminder(ctx, tx, values as unknown as Reminder)
      return calculated
    },
    transitions: {
      send: sendReminder,
      charge: chargeReminder,
      waive: (ctx, tx, row, { waiveReason }) => waiveCharge(ctx, tx, row, String(waiveReason)),
    },
  }),
  handleWrite(propose, proposeReminders),
]

export const module = defineModule({ api })
