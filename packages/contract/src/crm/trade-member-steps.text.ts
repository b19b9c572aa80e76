import { texts } from '@countinghouse/kernel/text'

/** Dialogs of the steps of a trade member. */
export const text = texts({
  stopTitle: { en: 'Stop the account of {name}', ar: 'إيقاف حساب {name}' },
  stopLead: {
    en: 'New orders are put on credit hold and can be released. Nothing is sold on account at the till.',
    ar: 'تُعلّق الطلبات الجديدة للائتمان ويمكن الإفراج عنها. لا يُباع شيء على الحساب عند الصندوق.',
  },
  suspendTitle: { en: 'Suspend the account of {name}', ar: 'تعليق حساب {name}' },
  suspendLead: {
    en: 'No order is confirmed or released, and nothing is sold on account at the till.',
    ar: 'لا يُؤكد أي طلب ولا يُفرج عنه، ولا يُباع شيء على الحساب عند الصندوق.',
  },
  resumeTitle: { en: 'Resume the account of {name}', ar: 'استئناف حساب {name}' },
  limitTitle: { en: 'Change the credit limit of {name}', ar: 'تغيير حد ائتمان {name}' },
  limitChanged: { en: 'Credit limit of {name} changed.', ar: 'تغيّر حد ائتمان {name}.' },
  changed: { en: '{name}: {status}.', ar: '{name}: {status}.' },
})
