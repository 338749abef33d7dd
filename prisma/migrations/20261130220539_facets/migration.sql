-- AlterTable
ALTER TABLE "Message" ADD COLUMN "list" TEXT;

-- AlterTable
ALTER TABLE "Run" ADD COLUMN "raid" TEXT;

-- CreateIndex
CREATE INDEX "Message_author_idx" ON "Message"("author");

-- CreateIndex
CREATE INDEX "Message_list_idx" ON "Message"("list");

-- CreateIndex
CREATE INDEX "Message_id_list_idx" ON "Message"("id", "list");

-- CreateIndex
CREATE INDEX "Run_kernelOrder_idx" ON "Run"("kernelOrder");

-- CreateIndex
CREATE INDEX "Run_raid_idx" ON "Run"("raid");

-- lib/conditions/raid-level in SQL, for the runs that are there; lists come with `iolore reparse`, which reads the mails again.
UPDATE "Run" SET "raid" = (
    SELECT group_concat(level, ',') FROM (
        SELECT DISTINCT levels.column2 AS level
        FROM (
            SELECT replace(replace(replace(replace(lower("value"), ' ', ''), '-', ''), '_', ''), 'level', '') || ' ' AS text
            FROM "Condition" WHERE "runId" = "Run"."id" AND "field" = 'system.raid'
        ) stated
        JOIN (VALUES
            ('*raid0[^0-9+]*', 'raid0'), ('*raid1[^0-9+]*', 'raid1'), ('*raid2[^0-9+]*', 'raid2'), ('*raid3[^0-9+]*', 'raid3'),
            ('*raid4[^0-9+]*', 'raid4'), ('*raid5[^0-9+]*', 'raid5'), ('*raid6[^0-9+]*', 'raid6'), ('*raid10[^0-9+]*', 'raid10'),
            ('*raid50[^0-9+]*', 'raid50'), ('*raid60[^0-9+]*', 'raid60'), ('*raid1+0[^0-9+]*', 'raid10'), ('*raid5+0[^0-9+]*', 'raid50'),
            ('*raid6+0[^0-9+]*', 'raid60'), ('*raid0+1[^0-9+]*', 'raid0+1'), ('linear ', 'linear')
        ) levels ON stated.text GLOB levels.column1
        ORDER BY level
    )
);
