import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  receipt: { en: 'Receipt {id}', ar: 'إيصال {id}' },
  session: { en: 'Till session {id}', ar: 'وردية صندوق {id}' },
  voucher: { en: 'Voucher {id}', ar: 'قسيمة شراء {id}' },
})
