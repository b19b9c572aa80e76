import { texts } from '@countinghouse/kernel/text'

/** Page of backups and restore drills. */
export const text = texts({
  title: { en: 'Backups', ar: 'النسخ الاحتياطية' },
  purpose: {
    en: 'Nightly backups of the whole installation, verified by restore drills.',
    ar: 'نسخ ليلية للنظام بأكمله، تتحقق منها تجارب الاستعادة.',
  },
  actions: { en: 'Backup actions', ar: 'إجراءات النسخ' },
  backUpNow: { en: 'Back up now', ar: 'إنشاء نسخة الآن' },
  drillNow: { en: 'Run restore drill', ar: 'تشغيل تجربة استعادة' },
  requested: { en: 'Requested. Starts within seconds.', ar: 'تم الطلب. يبدأ خلال ثوانٍ.' },
  overdue: {
    en: 'The request has not started. Check the server log and that DATABASE_MAINT_URL is set.',
    ar: 'لم يبدأ تنفيذ الطلب. راجع سجل الخادم وتأكد من ضبط DATABASE_MAINT_URL.',
  },
  running: { en: '{kind}: running for {time}.', ar: '{kind}: قيد التنفيذ منذ {time}.' },
  column_kind: { en: 'Type', ar: 'النوع' },
  column_status: { en: 'Status', ar: 'الحالة' },
  column_startedAt: { en: 'Started', ar: 'وقت البدء' },
  column_duration: { en: 'Duration', ar: 'المدة' },
  column_size: { en: 'Size', ar: 'الحجم' },
  column_rows: { en: 'Rows', ar: 'القيود' },
  column_file: { en: 'File', ar: 'الملف' },
  kind_backup: { en: 'Backup', ar: 'نسخة احتياطية' },
  kind_drill: { en: 'Restore drill', ar: 'تجربة استعادة' },
  kind_upgrade: { en: 'Backup before upgrade', ar: 'نسخة قبل الترقية' },
  status_asked: { en: 'Requested', ar: 'مطلوبة' },
  status_running: { en: 'Running', ar: 'قيد التنفيذ' },
  status_good: { en: 'Succeeded', ar: 'ناجحة' },
  status_failed: { en: 'Failed', ar: 'فشلت' },
  status_lost: { en: 'Interrupted', ar: 'انقطعت' },
  gone: { en: '{file} (deleted)', ar: '{file} (محذوفة)' },
  empty: {
    en: 'No backups yet. The first one runs tonight, or choose “Back up now”.',
    ar: 'لا توجد نسخ بعد. تُؤخذ الأولى الليلة، أو اختر «إنشاء نسخة الآن».',
  },
  failed: { en: 'The backups could not be loaded.', ar: 'تعذّر تحميل النسخ الاحتياطية.' },
})
