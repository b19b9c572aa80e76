import { texts } from '@countinghouse/kernel/text'

/** A job while it runs and after it: progress, what came of it, what can be done. */
export const text = texts({
  status_waiting: { en: 'Waiting', ar: 'في الانتظار' },
  status_running: { en: 'Running', ar: 'قيد التنفيذ' },
  status_stopping: { en: 'Stopping', ar: 'قيد الإيقاف' },
  status_done: { en: 'Done', ar: 'اكتملت' },
  status_failed: { en: 'Failed', ar: 'فشلت' },
  status_cancelled: { en: 'Cancelled', ar: 'أُلغيت' },
  progress: { en: 'Progress of {title}', ar: 'تقدّم {title}' },
  doneOf: { en: '{done} of {total}', ar: '{done} من {total}' },
  percent: { en: '{percent} %', ar: '{percent}٪' },
  pace: { en: '{rate} per second', ar: '{rate} في الثانية' },
  remaining: { en: 'about {time} left', ar: 'بقي نحو {time}' },
  seconds: { en: '{seconds} s', ar: '{seconds} ث' },
  minutes: { en: '{minutes} min {seconds} s', ar: '{minutes} د {seconds} ث' },
  hours: { en: '{hours} h {minutes} min', ar: '{hours} س {minutes} د' },
  cancel: { en: 'Cancel the job', ar: 'إلغاء المهمة' },
  stopping: {
    en: 'It stops as soon as what it is doing now is saved.',
    ar: 'ستتوقف فور حفظ ما تقوم به الآن.',
  },
  cancelled: {
    en: 'What was done before stays as it is.',
    ar: 'يبقى ما أُنجز قبل الإلغاء كما هو.',
  },
  background: { en: 'Continue in the background', ar: 'المتابعة في الخلفية' },
  retry: { en: 'Run again', ar: 'تشغيل من جديد' },
  close: { en: 'Close', ar: 'إغلاق' },
  download: { en: 'Download {name}', ar: 'تنزيل {name}' },
  kilobytes: { en: '{size} kB', ar: '{size} ك.ب' },
  megabytes: { en: '{size} MB', ar: '{size} م.ب' },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  requestId: { en: 'Request {id}', ar: 'الطلب {id}' },
  failed: { en: 'The job could not be read.', ar: 'تعذّرت قراءة المهمة.' },
  offline: {
    en: 'No connection. The job goes on; its progress appears here again when the connection is back.',
    ar: 'لا يوجد اتصال. تستمر المهمة، ويظهر تقدّمها هنا مجددًا عند عودة الاتصال.',
  },
})
