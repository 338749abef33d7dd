-- DropIndex
DROP INDEX "Run_originalId_dismissedAt_idx";

-- DropIndex
DROP INDEX "Run_time_idx";

-- CreateTable
CREATE TABLE "RunSegment" (
    "segment" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "stamp" BIGINT NOT NULL
);

-- CreateIndex
CREATE INDEX "Run_originalId_dismissedAt_time_idx" ON "Run"("originalId", "dismissedAt", "time");

INSERT INTO "RunSegment" ("segment", "stamp") SELECT "id" >> 10, random() FROM "Run" GROUP BY "id" >> 10;

-- Another number after everything that lib/queries/facet-columns keeps of a run: of the run itself, its options, its factors,
-- the findings about it and the head of its message.
CREATE TRIGGER "Run_segment_insert" AFTER INSERT ON "Run" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (new."id" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "Run_segment_update" AFTER UPDATE ON "Run" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (new."id" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "Run_segment_delete" AFTER DELETE ON "Run" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (old."id" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "MountOption_segment_insert" AFTER INSERT ON "MountOption" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (new."runId" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "MountOption_segment_update" AFTER UPDATE ON "MountOption" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (new."runId" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "MountOption_segment_delete" AFTER DELETE ON "MountOption" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (old."runId" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "Condition_segment_insert" AFTER INSERT ON "Condition" WHEN new."field" >= 'factors.' AND new."field" < 'factors/' BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (new."runId" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "Condition_segment_update" AFTER UPDATE ON "Condition" WHEN new."field" >= 'factors.' AND new."field" < 'factors/' BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (new."runId" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "Condition_segment_delete" AFTER DELETE ON "Condition" WHEN old."field" >= 'factors.' AND old."field" < 'factors/' BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (old."runId" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "Finding_segment_insert" AFTER INSERT ON "Finding" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") SELECT DISTINCT "id" >> 10, random() FROM "Run" WHERE "messageId" = new."messageId" ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "Finding_segment_update" AFTER UPDATE ON "Finding" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") SELECT DISTINCT "id" >> 10, random() FROM "Run" WHERE "messageId" = new."messageId" ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "Finding_segment_delete" AFTER DELETE ON "Finding" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") SELECT DISTINCT "id" >> 10, random() FROM "Run" WHERE "messageId" = old."messageId" ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "Message_segment_update" AFTER UPDATE OF "author", "list", "year" ON "Message" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") SELECT DISTINCT "id" >> 10, random() FROM "Run" WHERE "messageId" = new."id" ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
