-- CreateTable
CREATE TABLE "Reference" (
    "messageId" TEXT NOT NULL,
    "ancestor" TEXT NOT NULL,
    "place" INTEGER NOT NULL,

    PRIMARY KEY ("messageId", "ancestor"),
    CONSTRAINT "Reference_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Head" (
    "messageId" TEXT NOT NULL PRIMARY KEY,
    "parentId" TEXT,
    "subject" TEXT,
    "author" TEXT,
    "date" TEXT,
    "source" TEXT,
    "position" INTEGER
);

-- CreateIndex
CREATE INDEX "Reference_ancestor_idx" ON "Reference"("ancestor");

-- CreateIndex
CREATE INDEX "Head_source_position_idx" ON "Head"("source", "position");

-- CreateIndex
CREATE INDEX "Head_parentId_idx" ON "Head"("parentId");
