-- DropIndex
DROP INDEX "Message_id_list_idx";

-- CreateIndex
CREATE INDEX "Message_id_list_time_savedAt_idx" ON "Message"("id", "list", "time", "savedAt");

-- CreateIndex
CREATE INDEX "Run_messageId_originalId_dismissedAt_time_ordinal_idx" ON "Run"("messageId", "originalId", "dismissedAt", "time", "ordinal");

-- Another number after a change of which figures a run has, too.
CREATE TRIGGER "Measurement_segment_insert" AFTER INSERT ON "Measurement" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (new."runId" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "Measurement_segment_update" AFTER UPDATE OF "runId", "metric" ON "Measurement" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (old."runId" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (new."runId" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
CREATE TRIGGER "Measurement_segment_delete" AFTER DELETE ON "Measurement" BEGIN
    INSERT INTO "RunSegment" ("segment", "stamp") VALUES (old."runId" >> 10, random()) ON CONFLICT ("segment") DO UPDATE SET "stamp" = excluded."stamp";
END;
