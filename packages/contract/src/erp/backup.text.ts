import { texts } from '@countinghouse/kernel/text'

/** The page of backups and drills. */
export const text = texts({
  title: { en: 'Backups', ar: 'النسخ الاحتياطية' },
  purpose: {
    en: 'Of the whole installation, taken every night. A drill restores the newest one beside the database, checks it and removes it.',
    ar: 'للنظام بأكمله، تؤخذ كل ليلة. تستعيد التجربة أحدث نسخة بجانب قاعدة البيانات وتفحصها ثم تزيلها.',
  },
  actions: { en: 'Start now', ar: 'ابدأ الآن' },
  backUpNow: { en: 'Back up now', ar: 'خذ نسخة الآن' },
  drillNow: { en: 'Drill now', ar: 'جرّب الاستعادة الآن' },
  asked: { en: 'Asked for. It begins within seconds.', ar: 'تم الطلب. يبدأ خلال ثوانٍ.' },
  overdue: {
    en: 'Nobody has begun yet. Look whether the server was started with DATABASE_MAINT_URL, and at its log.',
    ar: 'لم يبدأ أحد بعد. تأكد من أن الخادم يعمل مع DATABASE_MAINT_URL وراجع سجله.',
  },
  running: { en: '{kind} is running for {time}.', ar: '{kind}: جارٍ التنفيذ منذ {time}.' },
  column_kind: { en: 'What', ar: 'العملية' },
  column_status: { en: 'State', ar: 'الحالة' },
  column_startedAt: { en: 'Begun', ar: 'وقت البدء' },
  column_duration: { en: 'Duration', ar: 'المدة' },
  column_size: { en: 'Size', ar: 'الحجم' },
  column_rows: { en: 'Rows', ar: 'القيود' },
  column_file: { en: 'File', ar: 'الملف' },
  kind_backup: { en: 'Backup', ar: 'نسخة احتياطية' },
  kind_drill: { en: 'Drill', ar: 'تجربة استعادة' },
  kind_upgrade: { en: 'Backup before an upgrade', ar: 'نسخة قبل الترقية' },
  status_asked: { en: 'Asked for', ar: 'مطلوبة' },
  status_running: { en: 'Running', ar: 'جارية' },
  status_good: { en: 'Good', ar: 'ناجحة' },
  status_failed: { en: 'Failed', ar: 'فشلت' },
  status_lost: { en: 'Broken off', ar: 'انقطعت' },
  gone: { en: '{file}, no longer kept', ar: '{file}، لم تعد محفوظة' },
  empty: {
    en: 'No backup yet. The first one is taken in the coming night, or now if you ask for it.',
    ar: 'لا توجد نسخ بعد. تؤخذ الأولى في الليلة القادمة، أو الآن إن طلبت.',
  },
  failed: { en: 'The backups could not be loaded.', ar: 'تعذّر تحميل النسخ الاحتياطية.' },
})
