-- CreateTable
CREATE TABLE "SearchEntry" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "messageId" TEXT NOT NULL,
    CONSTRAINT "SearchEntry_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "SearchEntry_messageId_key" ON "SearchEntry"("messageId");

-- CreateIndex
CREATE INDEX "Run_kernel_messageId_idx" ON "Run"("kernel", "messageId");

-- CreateIndex
CREATE INDEX "Run_filesystem_messageId_idx" ON "Run"("filesystem", "messageId");

-- What the schema file cannot say: SQLite's full-text index. It keeps no text of its own (content='') and is asked for numbers of SearchEntry.
-- A number after a word is a word of its own: 2.4.10-pre2 is found as the phrase that its parts make.
CREATE VIRTUAL TABLE "MessageSearch" USING fts5(
    "subject", "author", "text",
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);

-- Nobody's address is in it: hide_addresses is lib/mail/hide-addresses, which every connection of IOlore brings (lib/db/teach-sqlite). Any other
-- program can take messages away, but not write their words.
CREATE TRIGGER "SearchEntry_insert" AFTER INSERT ON "SearchEntry" BEGIN
    INSERT INTO "MessageSearch" (rowid, "subject", "author", "text")
    SELECT new."number", hide_addresses("subject"), hide_addresses("author"), hide_addresses("text") FROM "Message" WHERE "id" = new."messageId";
END;

CREATE TRIGGER "SearchEntry_delete" AFTER DELETE ON "SearchEntry" BEGIN
    DELETE FROM "MessageSearch" WHERE rowid = old."number";
END;

CREATE TRIGGER "Message_search_insert" AFTER INSERT ON "Message" BEGIN
    INSERT INTO "SearchEntry" ("messageId") VALUES (new."id");
END;

-- Also without the cascade, which other programs have off.
CREATE TRIGGER "Message_search_delete" AFTER DELETE ON "Message" BEGIN
    DELETE FROM "SearchEntry" WHERE "messageId" = old."id";
END;

CREATE TRIGGER "Message_search_update" AFTER UPDATE OF "id", "subject", "author", "text" ON "Message" BEGIN
    DELETE FROM "SearchEntry" WHERE "messageId" IN (old."id", new."id");
    INSERT INTO "SearchEntry" ("messageId") VALUES (new."id");
END;
